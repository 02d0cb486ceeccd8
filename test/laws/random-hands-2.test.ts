import { holdLaws } from './hold-laws.ts';

holdLaws(50001, 50_000);

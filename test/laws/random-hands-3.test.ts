import { holdLaws } from './hold-laws.ts';

holdLaws(100001, 50_000);

import { holdLaws } from './hold-laws.ts';

holdLaws(150001, 50_000);

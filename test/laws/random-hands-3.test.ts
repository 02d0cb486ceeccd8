import { sample } from '../sample.ts';
import { holdLaws } from './hold-laws.ts';

holdLaws(100_001, sample(50_000, 1_500));

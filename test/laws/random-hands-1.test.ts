import { sample } from '../sample.ts';
import { holdLaws } from './hold-laws.ts';

holdLaws(1, sample(50_000, 1_500));

import { expect, test } from 'vitest';
import { CASE_PROFILES } from '../../src/suite/index.ts';
import { catchAll } from '../conformance/catches.ts';
import { casesOf } from '../conformance/generated-cases.ts';

test.each(Array.from({ length: 20 }, (_, i) => i + 1))(
  'seed %i catches every wrong program in five cases of every profile that has what it needs',
  (seed) => {
    const profiles = new Map(CASE_PROFILES.map((one) => [one, casesOf(one, { seed })]));
    const few = catchAll(profiles, false).flatMap(({ program, profile, able, failed }) =>
      able > 0 && failed.size < 5 ? [`${profile} ${program.name}: ${failed.size}`] : [],
    );
    expect(few).toEqual([]);
  },
);

import { test } from 'vitest';
import { holdBars, holdPlainBars } from '../suite/suite-bars.ts';
import { suiteOf } from '../suite/suites.ts';

test.each(Array.from({ length: 200 }, (_, i) => i + 1))(
  'seed %i fills every quota and every bar',
  (seed) => {
    holdBars(suiteOf({ seed }));
    holdPlainBars(suiteOf({ seed, profile: 'plain' }));
  },
);

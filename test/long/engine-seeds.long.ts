import { test } from 'vitest';
import { holdClassicBars, holdTdaBars } from '../suite/suite-bars.ts';
import { suiteOf } from '../suite/suites.ts';

test.each(Array.from({ length: 60 }, (_, i) => i + 1))(
  'seed %i in classic and tda fills every quota and every bar',
  (seed) => {
    holdClassicBars(suiteOf({ seed, profile: 'classic' }));
    holdTdaBars(suiteOf({ seed, profile: 'tda' }));
  },
);

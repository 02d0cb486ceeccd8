import type { RuledBy, RuleWords } from './rule-words.ts';
import { act1 } from './words/act-1.ts';
import { act2 } from './words/act-2.ts';
import { act3 } from './words/act-3.ts';
import { act4 } from './words/act-4.ts';
import { act5 } from './words/act-5.ts';
import { act6 } from './words/act-6.ts';
import { act7 } from './words/act-7.ts';
import { act8 } from './words/act-8.ts';
import { act9 } from './words/act-9.ts';
import { chip1 } from './words/chip-1.ts';
import { chip3 } from './words/chip-3.ts';
import { next5 } from './words/next-5.ts';
import { next6 } from './words/next-6.ts';
import { note4 } from './words/note-4.ts';
import { note5 } from './words/note-5.ts';
import { run1 } from './words/run-1.ts';
import { seat1 } from './words/seat-1.ts';
import { seat2 } from './words/seat-2.ts';
import { seat4 } from './words/seat-4.ts';
import { seat5 } from './words/seat-5.ts';
import { seat6 } from './words/seat-6.ts';
import { sec1 } from './words/sec-1.ts';
import { sec3 } from './words/sec-3.ts';
import { show1 } from './words/show-1.ts';
import { win2 } from './words/win-2.ts';
import { win3 } from './words/win-3.ts';
import { win4 } from './words/win-4.ts';
import { win5 } from './words/win-5.ts';

/** What the referee says, by the rule that is broken. */
export const WORDS_BY_RULE: { readonly [Id in RuledBy]: RuleWords<Id> } = {
  'ACT-1': act1,
  'ACT-2': act2,
  'ACT-3': act3,
  'ACT-4': act4,
  'ACT-5': act5,
  'ACT-6': act6,
  'ACT-7': act7,
  'ACT-8': act8,
  'ACT-9': act9,
  'CHIP-1': chip1,
  'CHIP-3': chip3,
  'NEXT-5': next5,
  'NEXT-6': next6,
  'NOTE-4': note4,
  'NOTE-5': note5,
  'RUN-1': run1,
  'SEAT-1': seat1,
  'SEAT-2': seat2,
  'SEAT-4': seat4,
  'SEAT-5': seat5,
  'SEAT-6': seat6,
  'SEC-1': sec1,
  'SEC-3': sec3,
  'SHOW-1': show1,
  'WIN-2': win2,
  'WIN-3': win3,
  'WIN-4': win4,
  'WIN-5': win5,
};

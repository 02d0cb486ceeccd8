import { figure } from '../../kernel/index.ts';
import { type RuleWords, remedyWords } from '../rule-words.ts';

export const chip3: RuleWords<'CHIP-3'> = {
  id: 'CHIP-3',
  sentence: 'A player puts in at most what they have; putting in everything is all-in.',
  words(ruling, scene) {
    const name = scene.name(ruling.seat);
    const { found, whole, before, ante } = ruling;
    const remedy = remedyWords(ruling, scene);
    switch (ruling.kind) {
      case 'beyond-stack':
        return {
          ...remedy,
          message: `${name} has ${figure(whole)} for this street and cannot put in ${figure(found)}.`,
        };
      case 'is-all-in':
        return {
          ...remedy,
          message: `${figure(found)} is everything ${name} has on this street: write All-In.`,
        };
      case 'not-everything': {
        const mixUp =
          found === whole - before
            ? ` Amounts are street totals: ${figure(before)} was already in.`
            : ante > 0 && found === whole + ante
              ? ` The ante of ${figure(ante)} is not part of it.`
              : '';
        return {
          ...remedy,
          message: `All-In is everything ${name} has on this street, ${figure(whole)}, not ${figure(found)}.${mixUp}`,
        };
      }
    }
  },
};

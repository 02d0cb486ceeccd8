import { figure } from '../../kernel/index.ts';
import { type RuleWords, remedyWords } from '../rule-words.ts';

export const act3: RuleWords<'ACT-3'> = {
  id: 'ACT-3',
  sentence: 'A call matches the bet exactly; with fewer chips, it is an all-in.',
  words(ruling, scene) {
    const name = scene.name(ruling.seat);
    const remedy = remedyWords(ruling, scene);
    if (ruling.kind === 'nothing-to-call') {
      return { ...remedy, message: `There is nothing for ${name} to call: write Check.` };
    }
    const { found, price, whole, before } = ruling;
    switch (ruling.kind) {
      case 'call-beyond-stack': {
        const has = before === 0 ? 'left' : `for this street, ${figure(before)} of it already in,`;
        return {
          ...remedy,
          message: `${name} has ${figure(whole)} ${has} and cannot call ${figure(found)}.`,
        };
      }
      case 'call-is-all-in':
        return { ...remedy, message: `This call takes ${name}'s last chip: write All-In.` };
      case 'call-of-all-in':
        return {
          ...remedy,
          message: `The highest all-in is ${figure(found)}, but the price is still ${figure(price)}; the excess comes back.`,
        };
      case 'wrong-call': {
        if (price === before) {
          return { ...remedy, message: `There is nothing for ${name} to call.`, expected: 'Check' };
        }
        const target = Math.min(price, whole);
        const added = before > 0 && found === target - before;
        return {
          ...remedy,
          message: added
            ? `${figure(found)} is what ${name} adds; a call names the street total, ${figure(target)}.`
            : `The bet to call is ${figure(price)}, not ${figure(found)}.`,
        };
      }
    }
  },
};

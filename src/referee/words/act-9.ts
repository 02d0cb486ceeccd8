import { type RuleWords, remedyWords } from '../rule-words.ts';

export const act9: RuleWords<'ACT-9'> = {
  id: 'ACT-9',
  sentence: 'An absent player checks if possible and folds if not; an all-in hand stays in.',
  words(ruling, scene) {
    const name = scene.name(ruling.seat);
    const message =
      ruling.right === 'check'
        ? `${name} is away and has nothing to call: an absent player checks.`
        : `${name} is away and faces a bet: an absent player folds.`;
    const advice = `Mark it with ! if the table ruled it that way, or leave out (away) if ${name} was there.`;
    return { ...remedyWords(ruling, scene), message, advice };
  },
};

import { sectionTitle } from '../../formats/index.ts';
import type { RuleWords } from '../rule-words.ts';

export const sec1: RuleWords<'SEC-1'> = {
  id: 'SEC-1',
  sentence:
    "Base holds each player's first action on a street, More k the (k+1)-th of those who act again.",
  words(ruling, scene) {
    if (ruling.kind === 'street-is-past') {
      return {
        message: `A later street has begun: the ${ruling.street} is over. Move these lines up to it.`,
        expected: 'streets in order',
        found: ruling.street,
      };
    }
    const { street, expected } = ruling;
    const title = sectionTitle(street, expected);
    const name = scene.action?.name ?? '';
    const often = ORDINALS[expected] ?? `${expected + 1}th`;
    return {
      message: `${name} acts for the ${often} time on this street, so the line belongs in ${title}.`,
      expected: title,
      fix: `${title}:`,
      ...(scene.action && { at: scene.action.lineAt }),
    };
  },
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

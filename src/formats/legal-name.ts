import { FULL_WIDTH } from '../kernel/index.ts';
import { checkName, LONGEST_NAME } from '../rules/index.ts';

/**
 * SEAT-6: the name a player of another program has here. Signs that have a meaning of their own in
 * a hand become `_`; nobody gets a name that somebody else has.
 */
export function legalName(written: string, isTaken: (name: string) => boolean): string {
  if (checkName(written) === null && !isTaken(written)) return written;
  const known = withoutSigns(written);
  // Whatever else a name must not hold (SEAT-6 grows): looking for a free copy has to end.
  const plain = checkName(`_${shortened(known, 2)}_`) ? 'Player' : known;
  for (let copy = 1; ; copy++) {
    const end = copy === 1 ? '' : `_${copy}`;
    const name = shortened(plain, end.length) + end;
    // A label, a number or a keyword is none with a sign behind or before it.
    for (const tried of [name, `${shortened(name, 1)}_`, `_${shortened(name, 1)}`]) {
      if (checkName(tried) === null && !isTaken(tried)) return tried;
    }
  }
}

function withoutSigns(written: string): string {
  const digits = written.replace(/[\uFF10-\uFF19]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH),
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const plain = digits.replace(/[\u0000-\u001F\u007F:,()#>=*]/g, '_').trim();
  return plain === '' ? 'Player' : plain;
}

const shortened = (name: string, spare: number): string => {
  if (name.length <= LONGEST_NAME - spare) return name;
  return [...name.slice(0, 4 * LONGEST_NAME)]
    .slice(0, LONGEST_NAME - spare)
    .join('')
    .trimEnd();
};

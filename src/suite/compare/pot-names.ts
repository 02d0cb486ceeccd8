import { all } from '../../kernel/figures.ts';

const SIDE = /^Side Pot (\d+)$/;

/** "the Main Pot and Side Pots 1 to 3": pots as a sentence names them, in their order. */
export function potsText(names: readonly string[]): string {
  const sides = names.flatMap((name) => {
    const [, number] = SIDE.exec(name) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  const others = names.filter((name) => !SIDE.test(name)).map((name) => `the ${name}`);
  return all([...others, ...sidesText(sides)]);
}

function sidesText(numbers: readonly number[]): readonly string[] {
  const first = numbers[0]!;
  const last = numbers.at(-1)!;
  if (numbers.length < 2) return numbers.map((number) => `Side Pot ${number}`);
  const isRun = numbers.length > 2 && last - first === numbers.length - 1;
  return [`Side Pots ${isRun ? `${first} to ${last}` : all(numbers.map(String))}`];
}

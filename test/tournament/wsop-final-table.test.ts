import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatOf, writeHand } from '../../src/formats/index.ts';
import { canonicalRecord } from '../../src/record/index.ts';
import { settleRead } from '../../src/referee/index.ts';
import { checkSession } from '../../src/tournament/index.ts';
import { dataPath, dataText, describeData } from '../formats/data.ts';

const FOLDER = 'wsop/2023/43/5';

/** Chips were coloured up after hand 2: five stacks were counted anew, 5,000 fewer in play. */
const COLOUR_UP = `
Between Hands:
Level: SB 50000 BB 100000 Ante 150000
Colour Up: 25000
Kristopher Tong: Recount 3750000
James Obst: Recount 4100000
Talal Shakerchi: Recount 8775000
Brian Rast: Recount 4550000
Matthew Ashton: Recount 8525000
`;

describeData('the no-limit hands of the WSOP 2023 final table as one session', () => {
  const files = readdirSync(dataPath(FOLDER)).filter((file) =>
    dataText(`${FOLDER}/${file}`).includes("variant = 'NT'"),
  );

  /** A hand of the material in notation, with its time in the broadcast. */
  const handText = (file: string): string => {
    let text = '';
    const stream = formatOf('phh').stream((read) => {
      const record = canonicalRecord(settleRead(read).replay);
      const startedAt = file.slice(0, 8).replaceAll('-', ':');
      text = writeHand({ ...record, startedAt });
    });
    stream.push(dataText(`${FOLDER}/${file}`));
    stream.end();
    return text;
  };

  /** Player and finishing stack, read from the file by another way than ours. */
  const finishing = (file: string): Record<string, number> => {
    const text = dataText(`${FOLDER}/${file}`);
    const list = (key: string): string[] =>
      new RegExp(`^${key} = \\[(.*)\\]$`, 'm').exec(text)![1]!.split(', ');
    const names = list('players').map((name) => name.slice(1, -1));
    return Object.fromEntries(names.map((name, i) => [name, Number(list('finishing_stacks')[i])]));
  };

  test('TOUR-1 to TOUR-8: with its level, colour-up and recounts, only the gap is told', () => {
    expect(files).toHaveLength(11);
    const texts = files.map((file, i) => handText(file) + (i === 1 ? COLOUR_UP : ''));
    const { hands, ok } = checkSession(texts.join('\n'));
    expect(ok).toBe(true);
    const findings = hands.flatMap(({ verdict }) => verdict.findings);
    expect(findings).toMatchObject([
      { rule: 'TOUR-8', severity: 'info', message: 'Hands 5 to 61 are not here.' },
    ]);
    const inPlay = hands.map((hand) => hand.chipsInPlay);
    expect(inPlay).toEqual([...Array(2).fill(29_705_000), ...Array(9).fill(29_700_000)]);
    hands.forEach(({ verdict }, i) => {
      const stacks = verdict.settlement!.players.map(({ name, newStack }) => [name, newStack]);
      expect(Object.fromEntries(stacks), files[i]!).toEqual(finishing(files[i]!));
    });
  });

  test('TOUR-1, TOUR-2 without the block, five stacks and 5,000 chips are missed', () => {
    const { hands } = checkSession(files.map(handText).join('\n'));
    const rules = hands[2]!.verdict.findings.map(({ rule }) => rule);
    expect(rules.toSorted()).toEqual([
      'TOUR-1',
      'TOUR-1',
      'TOUR-1',
      'TOUR-1',
      'TOUR-1',
      'TOUR-2',
      'TOUR-7',
    ]);
  });
});

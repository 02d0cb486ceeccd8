import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatOf } from '../dist/formats/index.js';
import { scanPhh } from '../dist/formats/phh/stream.js';
import { replay, replayBare } from '../dist/record/index.js';
import { checkStream, RepeatedFindings } from '../dist/referee/index.js';
import { asShipped, PATIENCE, playPeer } from './hands.bench.js';
import { measure, ratio } from './measure.js';

/** Real hands lie beside the project, never in it: see docs/formats-phh.md. */
const DATA = process.env.SIDEPOT_DATA ?? join(import.meta.dirname, '../../shared/data/phh');

/** As a file is read: piece by piece. */
const PIECE = 1 << 16;

export default function archiveBench() {
  const folder = join(DATA, 'handhq');
  if (!existsSync(folder)) {
    return { title: `Archives: not measured, ${folder} is not there`, rows: [], ratios: [] };
  }
  const texts = archives(folder).map((file) => readFileSync(file, 'utf8'));
  const pieces = texts.map(cut);
  const hands = pieces.reduce((sum, file) => sum + readArchive(file, () => 1), 0);
  const told = pieces.reduce((sum, file) => sum + audit(file).told, 0);
  const contestants = [
    { name: 'sidepot reads', perRun: hands, run: () => readAll(pieces, playersOf) },
    { name: 'sidepot reads and replays', perRun: hands, run: () => readAll(pieces, stepsOf) },
    {
      name: 'sidepot audits',
      perRun: hands,
      run: () => pieces.reduce((sum, file) => sum + audit(file).hands, 0),
    },
    playPeer('poker-ts plays', asShipped()),
  ];
  const rows = measure(contestants, PATIENCE);
  const size = (texts.reduce((sum, text) => sum + text.length, 0) / 1e6).toFixed(1);
  return {
    title: `Archives: ${hands.toLocaleString('en')} real hands in .phhs files, ${size} million characters; an audit says something about ${told.toLocaleString('en')}`,
    rows,
    ratios: [
      ratio(rows, 'sidepot reads and replays', 'poker-ts plays', 10),
      ratio(rows, 'sidepot audits', 'poker-ts plays', 6),
      ratio(rows, 'sidepot reads', 'poker-ts plays', null),
    ],
  };
}

function archives(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.phhs'))
    .sort()
    .map((name) => join(folder, name));
}

function cut(text) {
  const pieces = [];
  for (let at = 0; at < text.length; at += PIECE) pieces.push(text.slice(at, at + PIECE));
  return pieces;
}

const readAll = (files, look) => files.reduce((sum, file) => sum + readArchive(file, look), 0);

/** Each hand is let go before the next. */
function readArchive(pieces, look) {
  let sum = 0;
  const stream = scanPhh((hand) => {
    sum += look(hand);
  });
  for (const piece of pieces) stream.push(piece);
  stream.end();
  return sum;
}

const playersOf = (hand) => hand.read().record.players.length;

/** Every check, on one thread: as a thread of `audit` judges a file, without listing what it finds. */
function audit(pieces) {
  const habits = new RepeatedFindings();
  let hands = 0;
  let told = 0;
  const stream = checkStream(
    formatOf('phh'),
    {},
    ({ findings }) => {
      hands++;
      if (findings.filter((finding) => !habits.take(finding)).length > 0) told++;
    },
    (fine) => {
      if (!habits.addAgain(fine.habits)) return false;
      hands++;
      if (fine.undecided) told++;
      return true;
    },
  );
  for (const piece of pieces) stream.push(piece);
  stream.end();
  return { hands, told };
}

/** As `audit` goes about it: by bare numbers where the hand is plainly fine, else whole. */
function stepsOf(hand) {
  const { bare } = hand;
  const betting = bare && replayBare(bare);
  return betting ? bare.count : replay(hand.read().record).steps.length;
}

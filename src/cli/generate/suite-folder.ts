import {
  acceptedPath,
  caseFileName,
  type SuiteLines,
  suiteOfLines,
  writePageOfLines,
} from '../../suite/index.ts';
import { type Io, UsageError } from '../io.ts';
import { notWritten } from '../output-files.ts';
import { reasonOf } from '../sources.ts';
import type { CaseVerifier } from './case-verifier.ts';
import { type CaseLine, pathOfCase } from './verified-cases.ts';

/** What a suite's folder holds besides the files of its cases. */
export const CASES_FILE = 'cases.jsonl';
export const SUITE_FILE = 'suite.json';
export const PAGE_FILE = 'index.html';
/** Answers that were accepted: they stay when the suite is replaced. */
export const ACCEPTED_FILE = acceptedPath(SUITE_FILE);

const OURS: readonly string[] = [SUITE_FILE, CASES_FILE, ACCEPTED_FILE, 'cases', PAGE_FILE];

/** A suite whose cases were all calculated twice. */
export interface VerifiedSuite {
  readonly suite: SuiteLines;
  /** In the notation, by the names of their files. */
  readonly hands: ReadonlyMap<string, string>;
  readonly cases: readonly CaseLine[];
}

interface Target {
  readonly folder: string;
  /** The cases and the page of an older suite. */
  readonly old: readonly string[];
}

/** Writes everything into the folder and takes out what an older suite left there; the files. */
export async function fillFolder(
  made: VerifiedSuite,
  { folder, old }: Target,
  verifier: CaseVerifier,
  io: Io,
): Promise<readonly string[]> {
  try {
    const files = await writeFiles(made, folder, verifier, io);
    const kept = new Set(files);
    for (const path of old) if (!kept.has(path)) await io.remove(path);
    return files;
  } catch (error) {
    // The system says why a file cannot be written; anything else is our bug.
    throw error instanceof Error && 'code' in error ? notWritten(folder, error) : error;
  }
}

async function writeFiles(
  { suite, hands, cases }: VerifiedSuite,
  folder: string,
  verifier: CaseVerifier,
  io: Io,
): Promise<readonly string[]> {
  const whole: readonly PathAndText[] = [
    [`${folder}/${SUITE_FILE}`, suiteOfLines(suite)],
    [`${folder}/${CASES_FILE}`, cases.map((one) => `${one.json}\n`).join('')],
  ];
  const handFiles = [...hands].map(
    ([name, text]): PathAndText => [`${folder}/cases/${name}`, text],
  );
  await io.makeFolder(folder);
  await io.makeFolder(`${folder}/cases`);
  // These first: by them a folder is known as ours, so whoever runs out of room may try again.
  for (const [path, text] of whole) await io.write(path, text);
  const writeRest = async (): Promise<readonly PathAndText[]> => {
    const page = await pageOf(suite, io);
    const pages: readonly PathAndText[] = page === null ? [] : [[`${folder}/${PAGE_FILE}`, page]];
    const rest = [...verifier.ownFiles(folder), ...handFiles, ...pages];
    for (const [path, text] of rest) await io.write(path, text);
    return pages;
  };
  const [others, pages] = await Promise.allSettled([verifier.writeOthers(folder), writeRest()]);
  if (others.status === 'rejected') throw others.reason;
  if (pages.status === 'rejected') throw pages.reason;
  const pathsOf = (files: readonly PathAndText[]) => files.map(([path]) => path);
  const caseFiles = cases.map(({ id }) => pathOfCase(folder, id));
  return [...pathsOf([...whole, ...handFiles]), ...caseFiles, ...pathsOf(pages.value)];
}

type PathAndText = readonly [path: string, text: string];

/** The page shows hands. It is built with the package; from sources that were not built, the rest is still good. */
async function pageOf(suite: SuiteLines, io: Io): Promise<string | null> {
  if (suite.lines.length === 0) return null;
  try {
    return writePageOfLines(await io.page('suite.html'), suite);
  } catch (error) {
    io.err(
      `sidepot: ${PAGE_FILE} was not written, because the page is not built: run npm run build (${reasonOf(error)})\n`,
    );
    return null;
  }
}

/** The cases and the page of an older suite in the folder; refuses to write among other things. */
export async function oldFiles(folder: string, io: Io): Promise<readonly string[]> {
  const here = await listed(folder, io);
  if (here.length === 0) return [];
  const cases = here.includes('cases') ? await listed(`${folder}/cases`, io) : [];
  const ours = await caseFilesOf(folder, here, io);
  const strange = cases.find((name) => !ours?.has(name));
  const foreign =
    here.find((name) => !OURS.includes(name)) ??
    (ours ? strange && `cases/${strange}` : here.includes(SUITE_FILE) ? SUITE_FILE : here[0]);
  if (foreign !== undefined) {
    throw new UsageError(
      `${folder} holds other things (${foreign}); name a folder that is empty, new or an older suite`,
    );
  }
  const page = here.includes(PAGE_FILE) ? [`${folder}/${PAGE_FILE}`] : [];
  return [...cases.map((name) => `${folder}/cases/${name}`), ...page];
}

/** The names of the case files that an older suite lists; null where there is no suite of ours. */
async function caseFilesOf(
  folder: string,
  here: readonly string[],
  io: Io,
): Promise<ReadonlySet<string> | null> {
  const textOf = async (name: string): Promise<string> =>
    here.includes(name) ? new TextDecoder().decode(await io.read(`${folder}/${name}`)) : '';
  const suite = await textOf(SUITE_FILE);
  if (!/^\s*\{\s*"version"\s*:\s*2\b/.test(suite)) return null;
  const hands = suite.matchAll(/"id":"(TC-[\d.]+)"/g);
  const plain = (await textOf(CASES_FILE)).matchAll(/^\{"id":"([^"]+)"/gm);
  return new Set([
    ...Array.from(hands, ([, id]) => `${id}.hand`),
    ...Array.from(plain, ([, id]) => caseFileName(id!)),
  ]);
}

async function listed(folder: string, io: Io): Promise<readonly string[]> {
  try {
    return (await io.list(folder)) ?? [];
  } catch (error) {
    throw new UsageError(`cannot write into ${folder}: ${reasonOf(error)}`);
  }
}

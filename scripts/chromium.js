// The Chromium that tests, benches and pictures drive. Nothing is downloaded for it: on Linux one
// comes with the packages of `npm ci`, elsewhere an installed one is taken.
import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

/**
 * @typedef {{ executablePath: string, env: Record<string, string> }} Executable
 *   A browser that was found, and what it needs in its environment.
 */

/** A browser that asks for nothing by itself. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const HOW_TO_GET_ONE =
  'Install Chromium or Chrome, or set CHROMIUM to the path of one that is installed.';

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launchChromium() {
  const found = await findChromium();
  if (!found) throw new Error(`There is no Chromium here. ${HOW_TO_GET_ONE}`);
  return launch(found);
}

/** @param {Executable} found */
const launch = ({ executablePath, env }) =>
  chromium.launch({ executablePath, args: FLAGS, env: { ...process.env, ...env } });

/**
 * `CHROMIUM` if it is set, else the packaged browser, else an installed one. The packaged one has no
 * window to draw: tests take half the time, and everybody runs them in the same browser.
 * @returns {Promise<Executable | null>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM is ${named}, which is not a program.`);
    return { executablePath: named, env: {} };
  }
  const packaged = await packagedChromium();
  if (packaged) return packaged;
  const installed = installedPlaces().find(isProgram);
  return installed ? { executablePath: installed, env: {} } : null;
}

/**
 * Why no browser starts here, in a sentence for people; null if one does.
 * @returns {Promise<string | null>}
 */
export async function whyNoBrowser() {
  try {
    const found = await findChromium();
    if (!found) return `There is no Chromium here. ${HOW_TO_GET_ONE}`;
    await (await launch(found)).close();
    return null;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return `Chromium does not start: ${words.split('\n')[0]} ${HOW_TO_GET_ONE}`;
  }
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function installedPlaces() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  switch (process.platform) {
    case 'darwin':
      return [
        ...onPath,
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ];
    case 'win32':
      return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
        .filter((folder) => folder !== undefined)
        .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));
    default:
      return onPath;
  }
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where the packaged browser is unpacked: inside the project, so that no other user's is taken. */
const UNPACKED = fileURLToPath(new URL('../node_modules/.cache/sidepot-chromium', import.meta.url));

const PROGRAM = join(UNPACKED, 'chromium');

/** The system's fonts, and the package's own where there are none. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(UNPACKED, 'fonts')}</dir>
  <cachedir>${join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Makes the package unpack the libraries that a bare system lacks. */
const WITH_LIBRARIES = 'AWS_Lambda_nodejs20.x';

/** @returns {Promise<Executable | null>} */
async function packagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  if (!existsSync(PROGRAM)) await unpack();
  return {
    executablePath: PROGRAM,
    env: {
      LD_LIBRARY_PATH: [join(UNPACKED, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(delimiter),
      FONTCONFIG_FILE: join(UNPACKED, 'fonts.conf'),
    },
  };
}

/** In a process of its own: the package unpacks into the folder for temporary files. */
async function unpack() {
  const fresh = `${UNPACKED}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const script = "(await import('@sparticuz/chromium')).default.executablePath()";
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', `await ${script}`], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: WITH_LIBRARIES },
  });
  writeFileSync(join(fresh, 'fonts.conf'), FONTS);
  // What a browser that still runs has left behind.
  if (!existsSync(PROGRAM)) rmSync(UNPACKED, { recursive: true, force: true });
  try {
    renameSync(fresh, UNPACKED);
  } catch (error) {
    // Another process was quicker.
    rmSync(fresh, { recursive: true });
    if (!existsSync(PROGRAM)) throw error;
  }
}

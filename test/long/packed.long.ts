import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf, readText } from '../source-files.ts';
import { fetched, runIn } from './fetched.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-packed-'));
const installed = join(folder, 'node_modules');
let tarball = '';

const run = (command: string, args: readonly string[], cwd = folder): string =>
  runIn(cwd, command, args);

const sidepot = (...args: string[]): string => run(join(installed, '.bin/sidepot'), args);

// As `npm install sidepot` does it, in an empty folder and without a network. Packing builds first.
beforeAll(() => {
  run('npm', ['pack', '--pack-destination', folder], pathOf(''));
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz'))!);
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('nothing else is installed', () => {
  expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['sidepot']);
});

test('what the bundles took from others is named with its licence', () => {
  const notices = readFileSync(join(installed, 'sidepot/dist/licences/command-line.txt'), 'utf8');
  const bundled = [
    '@hono/node-server',
    'commander',
    'hono',
    'hyparquet',
    'hyparquet-writer',
    'picocolors',
  ];
  for (const name of bundled) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\n\\n`, 'm'));
  }
  expect(notices.match(/Permission (?:is hereby granted|to use)/g)).toHaveLength(bundled.length);
});

test('--version is that of the package', () => {
  expect(sidepot('--version')).toBe(`${JSON.parse(readText('package.json')).version}\n`);
});

test.skipIf(process.platform === 'win32')(
  'npm install -g puts the manual page where man looks',
  () => {
    const prefix = join(folder, 'global');
    mkdirSync(prefix);
    run('npm', [
      'install',
      '-g',
      '--prefix',
      prefix,
      '--offline',
      '--no-audit',
      '--no-fund',
      tarball,
    ]);
    const page = readFileSync(join(prefix, 'share/man/man1/sidepot.1'), 'utf8');
    expect(page).toBe(readText('man/sidepot.1'));
  },
);

test('pots and settle', () => {
  expect(sidepot('pots', 'Alice=300', 'Bob=500', 'Carol=500')).toContain('Main Pot: 900');
  const example = pathOf('examples/three-way-all-in.hand');
  expect(sidepot('settle', example)).toContain('Side Pot 1');
});

test('audit with two threads finds what one finds', () => {
  sidepot('simulate', '--hands', '300', '--to', 'phh', '--out', 'hands.phhs');
  const audit = (jobs: string): string =>
    sidepot('audit', 'hands.phhs', '--jobs', jobs, '--piece', '16384', '--json');
  const two = audit('2');
  expect(JSON.parse(two)).toMatchObject({ finished: true, hands: 300, error: 0 });
  expect(two).toBe(audit('1'));
});

test('suite generate writes the cases and their page', () => {
  sidepot('suite', 'generate', '--count', '5', '--out', 'cases');
  expect(readdirSync(join(folder, 'cases')).sort()).toEqual([
    'cases',
    'cases.jsonl',
    'index.html',
    'suite.json',
  ]);
});

/** Everything that can be imported: `sidepot`, `sidepot/rules` and so on. */
const ENTRIES = Object.keys(JSON.parse(readText('package.json')).exports).filter(
  (name) => !name.endsWith('.json'),
);

test('the library is imported by its name, and by its subpaths', () => {
  const script = ENTRIES.map(
    (name) => `Object.keys(await import('${name.replace('.', 'sidepot')}')).length > 0`,
  ).join(' && ');
  expect(run(process.execPath, ['--input-type=module', '-e', `console.log(${script})`])).toBe(
    'true\n',
  );
});

test('schemas are imported like modules', () => {
  const script = `import settle from 'sidepot/schemas/settle.json' with { type: 'json' };
console.log(settle.title);`;
  expect(run(process.execPath, ['--no-warnings', '--input-type=module', '-e', script])).toBe(
    'A line of settle --json\n',
  );
});

test('its bill of materials lists what is bundled, and no place of this machine', () => {
  const text = readFileSync(join(installed, 'sidepot/dist/sbom.json'), 'utf8');
  const { metadata, components } = JSON.parse(text);
  expect(metadata.component.name).toBe('sidepot');
  const listed = components.map(
    ({ name, version }: { name: string; version: string }) => `${name} ${version}`,
  );
  const licences = join(installed, 'sidepot/dist/licences');
  const noticed = readdirSync(licences).flatMap(
    (file) => readFileSync(join(licences, file), 'utf8').match(/^\S+ \d+\.\d+\.\d+$/gm) ?? [],
  );
  expect(listed.sort()).toEqual([...new Set(noticed)].sort());
  expect(text.match(/(?:https?|file):[^"]*/g)).toEqual([
    'http://cyclonedx.org/schema/bom-1.5.schema.json',
  ]);
  expect(text).not.toContain(pathOf(''));
});

test('publint has nothing to say', ({ skip }) => {
  expect(run(fetched('publint@0.3', 'publint', skip), ['run', tarball, '--strict'])).toContain(
    'All good!',
  );
});

test('types are found by whoever imports the package as a module', ({ skip }) => {
  const attw = fetched('@arethetypeswrong/cli@0.18', 'attw', skip);
  // It leaves with 1 if anything is wrong. What is too old to `require` a module is too old for us.
  expect(run(attw, [tarball, '--profile', 'esm-only'])).toContain('"sidepot/suite"');
});

const TYPED = `${ENTRIES.map((name, i) => `import * as part${i} from '${name.replace('.', 'sidepot')}';`).join('\n')}
export { ${ENTRIES.map((_, i) => `part${i}`).join(', ')} };
const made = part0.potsFrom([{ name: 'Alice', live: 300 }]);
export const total: number = made.ok ? made.value.totalPot : 0;
// @ts-expect-error A total is a number.
export const wrong: string = made.ok ? made.value.totalPot : '';
`;

test.for(['5.0', '5.9'])('TypeScript %s reads every declaration', (version, { skip }) => {
  const tsc = fetched(`typescript@${version}`, 'tsc', skip);
  writeFileSync(join(folder, 'typed.mts'), TYPED);
  const strictly = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022'];
  for (const module of ['node16', 'bundler']) {
    const kind = module === 'bundler' ? 'esnext' : module;
    run(tsc, [...strictly, '--module', kind, '--moduleResolution', module, 'typed.mts']);
  }
});

/** What README promises to run on, each as npm brings it. */
const RUNTIMES: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['node@20.19.0', 'node'],
  ['node@22', 'node'],
  ['node@24', 'node'],
  ['bun@1', 'bun'],
  ['deno@2', 'deno', 'run', '--allow-all'],
];

test('README names them all', () => {
  const said = readText('README.md');
  for (const [name] of RUNTIMES) {
    const [runtime = '', version = ''] = name.split('@');
    expect(said.toLowerCase()).toContain(runtime);
    if (runtime === 'node') expect(said).toContain(version.replace(/\.0$/, ''));
  }
});

describe.each(RUNTIMES)('%s', (name, command, ...args) => {
  const main = join(installed, 'sidepot/dist/cli/main.js');
  const place = join(folder, name.replace(/\W/g, '-'));
  mkdirSync(place, { recursive: true });

  test('imports the library, and runs pots, settle, suite generate and audit', ({ skip }) => {
    const program = fetched(name, command, skip);
    const say = (...words: string[]): string => {
      const { status, stdout, stderr } = spawnSync(program, [...args, ...words], {
        cwd: place,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      return stdout;
    };
    const script = join(folder, 'total.mjs');
    writeFileSync(
      script,
      `import { potsFrom } from 'sidepot';
console.log(potsFrom([{ name: 'Alice', live: 300 }, { name: 'Bob', live: 300 }]).value.totalPot);`,
    );
    expect(say(script)).toBe('600\n');
    expect(say(main, 'pots', 'Alice=300', 'Bob=500', 'Carol=500')).toContain('Main Pot: 900');
    const example = pathOf('examples/three-way-all-in.hand');
    expect(say(main, 'settle', example)).toBe(sidepot('settle', example));
    say(main, 'suite', 'generate', '--count', '30', '--out', 'cases');
    expect(readFileSync(join(place, 'cases/suite.json'), 'utf8')).toBe(
      sidepot('suite', 'generate', '--count', '30', '--out', 'cases') &&
        readFileSync(join(folder, 'cases/suite.json'), 'utf8'),
    );
    say(main, 'simulate', '--hands', '200', '--to', 'phh', '--out', 'hands.phhs');
    const audited = say(main, 'audit', 'hands.phhs', '--jobs', '2', '--piece', '16384', '--json');
    expect(JSON.parse(audited)).toMatchObject({ finished: true, hands: 200, error: 0 });
  });

  test.runIf(/^node@/.test(name))(
    'keeps a tournament, or says what is missing',
    async ({ skip }) => {
      const program = fetched(name, command, skip);
      const serve = [main, 'serve', '--team', '--port', '0', '--data', join(place, 'team')];
      if (name.startsWith('node@20')) {
        // Before Node 22.13 SQLite is a package of its own; nothing is compiled or fetched for it.
        const { status, stderr } = spawnSync(program, serve, { encoding: 'utf8' });
        expect([status, stderr]).toEqual([
          2,
          expect.stringContaining('npm install @photostructure'),
        ]);
        return;
      }
      const started = async () => {
        const child = spawn(program, serve, { stdio: ['ignore', 'pipe', 'ignore'] });
        let said = '';
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
        await expect.poll(() => said, { timeout: 60_000 }).toContain('Ctrl-C');
        return { child, said };
      };
      const first = await started();
      const [, origin, token] = /(http:\S+)\/team#join=(\S+)/.exec(first.said)!;
      const events = [{ id: 'two-entries', body: { kind: 'enter', players: ['Ann', 'Ben'] } }];
      const answer = await fetch(`${origin}/team/api/events`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ events }),
      });
      expect(await answer.json()).toMatchObject({ acks: [{ seq: 2, outcome: 'kept' }] });
      first.child.kill('SIGKILL');
      await once(first.child, 'exit');
      const second = await started();
      const health = await fetch(`${/(http:\S+)\/team\n/.exec(second.said)![1]}/healthz`);
      expect(await health.json()).toEqual({ ok: true, events: 2 });
      second.child.kill('SIGTERM');
      expect(await once(second.child, 'exit')).toEqual([0, null]);
    },
  );

  test('serves the application until Ctrl-C', async ({ skip }) => {
    const program = fetched(name, command, skip);
    const child = spawn(program, [...args, main, 'serve', '--port', '0'], { stdio: 'pipe' });
    const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
    const page = await fetch(/http:\S+/.exec(said)![0]);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

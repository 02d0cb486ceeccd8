import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

/** Serves the built web application on a free port, as `sidepot serve` does for users. */
export async function serveBuilt() {
  const args = [CLI, 'serve', '--port', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data'),
    once(child, 'exit').then(() => ['']),
  ]);
  const url = /http:\S+/.exec(said)?.[0];
  if (!url) throw new Error('sidepot serve did not start');
  return {
    url,
    async close() {
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

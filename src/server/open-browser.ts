import { spawn } from 'node:child_process';

/** Shows an address in the user's browser; where there is none, nothing happens. */
export function openBrowser(url: string): void {
  const [command, ...args] = commandFor(process.platform);
  const child = spawn(command, [...args, url], { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}

function commandFor(platform: NodeJS.Platform): readonly [string, ...string[]] {
  switch (platform) {
    case 'darwin':
      return ['open'];
    case 'win32':
      return ['cmd', '/c', 'start', ''];
    default:
      return ['xdg-open'];
  }
}

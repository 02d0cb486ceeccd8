import { sidepot } from './fake-io.ts';

/** The words of a help that name something: commands by their lines, flags by their dashes. */
export async function offeredBy(command: readonly string[]): Promise<readonly string[]> {
  const { out } = await sidepot([...command, '--help']);
  const commands = out.split('Commands:\n')[1]?.split('\n\n')[0] ?? '';
  const names = [...commands.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name!);
  const options = out.split('Options:\n')[1]?.split('\n\n')[0] ?? '';
  const flags = [...options.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, name]) => name!);
  return [...names.filter((name) => name !== 'help'), ...flags].sort();
}

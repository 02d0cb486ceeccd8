import { figure } from '../../kernel/figures.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { fileText } from '../session/file-text.ts';
import { joinFiles } from './join-files.ts';

/** Files together may have so many bytes; the command line takes archives of any size. */
const LARGEST = 60_000_000;

/** Files as one text, unpacked where they are packed, or in words why there is none. */
export async function openFiles(files: readonly File[]): Promise<Result<string, string>> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > LARGEST) {
    return fail(`${figure(size)} bytes are too much for a page: run “sidepot check” on the files.`);
  }
  const texts: string[] = [];
  let room = LARGEST;
  for (const file of files) {
    const found = await fileText(file, room);
    if (found.kind === 'unreadable') return fail(`${file.name}: ${found.message}`);
    if (found.kind === 'too large') {
      return fail(
        `${file.name}: unpacked, this is more than ${figure(LARGEST)} bytes, too much for a page. Run “sidepot audit” on the files.`,
      );
    }
    texts.push(found.text);
    room -= found.size;
  }
  const text = joinFiles(texts);
  return text === null
    ? fail('These files are of different formats: open those of one format together.')
    : ok(text);
}

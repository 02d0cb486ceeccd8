import { EXIT, type ExitCode, type Io } from '../io.ts';
import { reasonOf, type Source } from '../sources.ts';

/** Writes a changed text over its file, unless something would be lost by it; prints what came in. */
export async function writeBack(source: Source, text: string, io: Io): Promise<ExitCode> {
  if (source.file === null) {
    io.out(text);
    return EXIT.fine;
  }
  if (text === source.text) return EXIT.fine;
  if (!source.isFaithful) {
    io.err(`sidepot: ${source.file} is packed or not UTF-8 text and was left as it is\n`);
    return EXIT.usage;
  }
  try {
    await io.write(source.file, text);
    return EXIT.fine;
  } catch (error) {
    io.err(`sidepot: cannot write ${source.file}: ${reasonOf(error)}\n`);
    return EXIT.usage;
  }
}

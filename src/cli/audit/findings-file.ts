import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from '../io.ts';
import { reasonOf } from '../sources.ts';

const GATHERED = 262_144;

/** The list of findings on disk. */
export class FindingsFile {
  readonly #file: FileHandle;
  #waiting = '';
  #bytes: number;

  private constructor(file: FileHandle, bytes: number) {
    this.#file = file;
    this.#bytes = bytes;
  }

  /** Opens it with its first `kept` bytes: what was written after them is written again. */
  static async open(path: string, kept: number): Promise<FindingsFile> {
    try {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, kept > 0 ? 'r+' : 'w');
      const { size } = await file.stat();
      if (size < kept) {
        await file.close();
        throw new UsageError(
          `${path} is shorter than the run left it; start again without --resume`,
        );
      }
      await file.truncate(kept);
      return new FindingsFile(file, kept);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`);
    }
  }

  async write(text: string): Promise<void> {
    this.#waiting += text;
    if (this.#waiting.length >= GATHERED) await this.flush();
  }

  /** Everything is on its way to the disk; how many bytes that makes. */
  async flush(): Promise<number> {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    if (bytes.length > 0) await this.#file.write(bytes, 0, bytes.length, this.#bytes);
    this.#bytes += bytes.length;
    return this.#bytes;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#file.close();
  }
}

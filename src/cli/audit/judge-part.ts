import { StringDecoder } from 'node:string_decoder';
import { type FormatId, RECOGNISED_BY, recognise } from '../../formats/index.ts';
import type { Finding } from '../../kernel/index.ts';
import { RepeatedFindings, type RepeatedSum } from '../../referee/index.ts';
import type { StatedRules } from '../../rules/index.ts';
import { bytesOf } from '../file-texts.ts';
import { isWide, reasonOf } from '../sources.ts';
import { fileFinding, GuardedStream, unknownText } from './guarded-stream.ts';
import { Listing } from './listing.ts';
import { type FilePart, type JudgeOptions, type PartResult, shownFile } from './part.ts';

/** V8 gives a longer string memory of its own, anew each time, which costs more than reading it. */
const SMALL = 65_536;

/** Judges the hands of a part. Never rejects: what cannot be read is part of the result. */
export async function judgePart(part: FilePart, options: JudgeOptions): Promise<PartResult> {
  const judge = new PartJudge(part, options);
  let failure = part.broken;
  try {
    for await (const bytes of bytesOf(part)) {
      if (!judge.take(bytes)) break;
    }
  } catch (error) {
    failure = reasonOf(error);
  }
  return judge.end(failure);
}

const habitSums = (finding: Finding): readonly RepeatedSum[] =>
  finding.habit ? [{ ...finding.habit, hands: 1, first: finding }] : [];

/** FORM-3: a hand of another game is not a mistake in the archive. */
const passedOver = (finding: Finding): Finding =>
  finding.rule === 'FORM-3' ? { ...finding, severity: 'warning' } : finding;

class PartJudge {
  readonly #part: FilePart;
  readonly #rules: StatedRules;
  readonly #listing: Listing;
  readonly #habits = new RepeatedFindings();
  #format: FormatId | null = null;
  #decoder: StringDecoder | null = null;
  #head = '';
  #isUnknown = false;
  #stream: GuardedStream | null = null;
  #hands = 0;

  constructor(part: FilePart, { rules, least }: JudgeOptions) {
    this.#part = part;
    this.#rules = rules;
    this.#listing = new Listing(shownFile(part), least);
    if (part.format) this.#open(part.format);
  }

  /** False if there is no point in going on. */
  take(bytes: Uint8Array): boolean {
    this.#decoder ??= new StringDecoder(isWide(bytes) ? 'utf16le' : 'utf8');
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < buffer.length && !this.#isUnknown; at += SMALL) {
      this.#read(this.#decoder.write(buffer.subarray(at, at + SMALL)));
    }
    return !this.#isUnknown;
  }

  end(failure: string | null): PartResult {
    this.#read(this.#decoder?.end() ?? '');
    if (!this.#format && !this.#isUnknown && failure === null) this.#recognise();
    const lines = this.#stream?.end() ?? 0;
    // A file that cannot be read is a finding too, so that the list tells the whole story.
    if (failure !== null) {
      this.#listing.add(
        fileFinding('error', `The file cannot be read: ${failure}.`, lines + 1),
        null,
        0,
      );
    }
    const { rules } = this.#listing;
    const listed = this.#listing.chunks();
    const habits = this.#habits.sums();
    return { format: this.#format, hands: this.#hands, rules, listed, habits, lines, failure };
  }

  #open(format: FormatId): GuardedStream {
    this.#format = format;
    const stream = new GuardedStream(format, this.#rules, {
      hand: ({ record, findings }) => {
        this.#hands++;
        for (const finding of findings) {
          if (finding.habit) this.#habits.merge(habitSums(finding), stream.before);
          else this.#listing.add(passedOver(finding), record.number, stream.before);
        }
      },
      fine: ({ habits, undecided }) => {
        // The first of its kind is looked at whole: it is the one that is shown.
        if (!this.#habits.addAgain(habits)) return false;
        this.#hands++;
        if (undecided) this.#listing.add(undecided.finding, undecided.number, stream.before);
        return true;
      },
      stray: (finding) => this.#listing.add(finding, null, stream.before),
    });
    if (this.#part.isAmidst) stream.passOver();
    this.#stream = stream;
    return stream;
  }

  #read(text: string): void {
    if (text === '' || this.#isUnknown) return;
    if (this.#stream) this.#stream.push(text);
    else {
      this.#head += text;
      if (this.#head.length >= RECOGNISED_BY) this.#recognise();
    }
  }

  #recognise(): void {
    const head = this.#head;
    this.#head = '';
    const format = recognise(head);
    if (format) this.#open(format).push(head);
    else {
      this.#isUnknown = true;
      this.#listing.add(unknownText(head, this.#part.isNamed), null, 0);
    }
  }
}

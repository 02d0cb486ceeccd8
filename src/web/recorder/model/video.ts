import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { writeHand } from '../../../formats/index.ts';
import type { HandRecord } from '../../../record/index.ts';
import type { Recorder } from './recorder.ts';
import { sceneOf } from './scene.ts';
import { type Player, Stopwatch, timeText, webAddress } from './video-player.ts';

/** Where times come from. */
export type TimeSource =
  /** A file of this machine, played in the page and sent nowhere. */
  | { readonly kind: 'file'; readonly name: string; readonly url: string }
  /** A video elsewhere: a stopwatch says where it is. */
  | { readonly kind: 'address'; readonly address: URL }
  /** The hand names a file that has not been chosen since the page was opened. */
  | { readonly kind: 'missing'; readonly name: string }
  /** No video: the time of day. */
  | { readonly kind: 'clock' };

/** Which of a hand's two times. */
export type TimeMark = 'start' | 'end';

/** Five seconds: long enough to hear an amount again. */
export const SKIP = 5;

const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The video beside the recorder, and the times of its hands. */
export class HandVideo {
  readonly recorder: Recorder;
  readonly isOpen: Signal<boolean> = signal(false);
  readonly source: ReadonlySignal<TimeSource>;
  /** What the last key did, for the eye and for those who hear the page. */
  readonly said: Signal<string> = signal('');
  /** Counts up when the player was told something: what is shown of it is then read again. */
  readonly changes: Signal<number> = signal(0);
  readonly #file: Signal<Extract<TimeSource, { kind: 'file' }> | null> = signal(null);
  readonly #now: () => number;
  readonly #stopwatch: Stopwatch;
  #element: Player | null = null;
  /** Where the file stood when the panel was closed. */
  #left = 0;

  /** `now` in milliseconds since 1970. */
  constructor(recorder: Recorder, now: () => number) {
    this.recorder = recorder;
    this.#now = now;
    this.#stopwatch = new Stopwatch(now);
    this.source = computed(() => {
      const video = recorder.scene.value.verdict?.record.video ?? null;
      const file = this.#file.value;
      const address = webAddress(video);
      if (address) return { kind: 'address', address };
      if (file && (video === null || video === file.name)) return file;
      return video === null ? { kind: 'clock' } : { kind: 'missing', name: video };
    });
  }

  /** Plays a file of this machine. One that the hand names goes on where the hand is. */
  choose(name: string, url: string): void {
    const { startedAt, endedAt, video } = this.#record() ?? NO_TIMES;
    this.#file.value = { kind: 'file', name, url };
    this.#left = video === name ? secondsOf(endedAt ?? startedAt ?? '00:00:00') : 0;
    if (video !== null && video !== name) this.#write({ video: name });
    this.said.value = `${name} is played from this machine.`;
  }

  /** Takes the video away, from the open hand too; the hands before keep their times. */
  forget(): void {
    const { url = null } = this.#file.value ?? {};
    this.#file.value = null;
    this.#stopwatch.pause();
    this.#stopwatch.currentTime = 0;
    if (this.#record()?.video) this.#write({ video: null });
    if (url !== null) URL.revokeObjectURL(url);
    this.said.value = 'No video: now is the time of day.';
  }

  /** Names a video elsewhere; false if it is not an address. */
  watch(address: string): boolean {
    const url = webAddress(address.trim());
    if (!url || !this.#record()) return false;
    this.#write({ video: url.href });
    this.said.value = `${url.host} plays in a window of its own; the stopwatch runs beside it.`;
    return true;
  }

  /** The page's own player has come; stop with what this gives back. */
  attach(element: Player): () => void {
    this.#element = element;
    element.currentTime = this.#left;
    return () => {
      this.#left = element.currentTime;
      element.pause();
      this.#element = null;
    };
  }

  /** What plays; null without a video, and while a file's panel is closed. */
  get player(): Player | null {
    const { kind } = this.source.value;
    if (kind === 'file') return this.#element;
    return kind === 'address' ? this.#stopwatch : null;
  }

  togglePlay(): void {
    this.#tell((player) => {
      if (!player.paused) {
        player.pause();
        return 'Paused';
      }
      // A browser that cannot play it says so in the panel.
      Promise.resolve(player.play()).catch(() => undefined);
      return 'Playing';
    });
  }

  skip(by: number): void {
    this.#tell((player) => {
      player.currentTime = Math.max(0, player.currentTime + by);
      return timeText(player.currentTime);
    });
  }

  goTo(seconds: number): void {
    this.#tell((player) => {
      player.currentTime = seconds;
      return timeText(seconds);
    });
  }

  /** The time of a header, `HH:MM:SS`. */
  goToTime(time: string): void {
    this.goTo(secondsOf(time));
  }

  /** One speed faster, or with −1 slower. */
  changeRate(by: 1 | -1): void {
    this.#tell((player) => {
      const at = RATES.findIndex((rate) => rate >= player.playbackRate);
      player.playbackRate = RATES[Math.max(0, Math.min(at + by, RATES.length - 1))]!;
      return `Speed ${player.playbackRate}`;
    });
  }

  /** Now is the start, or the end, of the open hand. */
  mark(mark: TimeMark): void {
    const source = this.source.value;
    const record = this.#record();
    if (!record) this.said.value = 'There is no hand yet whose time could be written down.';
    else if (source.kind === 'missing') {
      this.isOpen.value = true;
      this.said.value = `The hand's times are positions in ${source.name}: choose that file, or take the video away.`;
    } else {
      const change = source.kind === 'clock' ? this.#timeOfDay(mark, record) : this.#position(mark);
      this.#write(change);
      this.said.value = `${mark === 'start' ? 'Start' : 'End'}: ${change.startedAt ?? change.endedAt}`;
    }
  }

  #position(mark: TimeMark): Partial<HandRecord> {
    const source = this.source.value;
    const time = timeText(this.player?.currentTime ?? this.#left);
    const video = source.kind === 'file' ? { video: source.name } : {};
    return { ...timeOf(mark, time), ...video };
  }

  #timeOfDay(mark: TimeMark, { date, startedAt }: HandRecord): Partial<HandRecord> {
    const now = new Date(this.#now());
    const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join(':');
    if (mark === 'start') return { startedAt: time, date: dateOf(now) };
    if (date !== null) return { endedAt: time };
    // TOUR-6: the date is that of the start, which midnight may lie behind.
    const isDayBefore = startedAt !== null && startedAt > time;
    const day = isDayBefore ? new Date(this.#now() - 24 * 3_600_000) : now;
    return { endedAt: time, date: dateOf(day) };
  }

  #record(): HandRecord | null {
    return this.recorder.scene.value.verdict?.record ?? null;
  }

  #write(change: Partial<HandRecord>): void {
    const record = this.#record();
    if (record) this.recorder.show(sceneOf(writeHand({ ...record, ...change })));
  }

  #tell(what: (player: Player) => string): void {
    this.isOpen.value = true;
    const { player } = this;
    const source = this.source.value;
    const { kind } = source;
    if (player) this.said.value = what(player);
    else if (kind === 'clock') this.said.value = 'There is no video yet.';
    else if (source.kind === 'missing') {
      this.said.value = `${source.name} has to be chosen again; a page cannot open a file by itself.`;
    }
    this.changes.value++;
  }
}

const NO_TIMES = { startedAt: null, endedAt: null, video: null };

const timeOf = (mark: TimeMark, time: string): Partial<HandRecord> =>
  mark === 'start' ? { startedAt: time } : { endedAt: time };

const twoDigits = (n: number): string => String(n).padStart(2, '0');

const dateOf = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(twoDigits).join('-');

/** A header's time in seconds. */
export const secondsOf = (time: string): number =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

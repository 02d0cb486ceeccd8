/** What plays and can be asked for its time: a video in the page, or a stopwatch beside another one. */
export interface Player {
  /** In seconds. */
  currentTime: number;
  playbackRate: number;
  readonly paused: boolean;
  play(): unknown;
  pause(): void;
}

/** The position in a video that plays elsewhere: it runs on as that one does. */
export class Stopwatch implements Player {
  readonly #now: () => number;
  #position = 0;
  #rate = 1;
  /** Since when it runs, in milliseconds; null while it stands. */
  #since: number | null = null;

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  get paused(): boolean {
    return this.#since === null;
  }

  get currentTime(): number {
    const run = this.#since === null ? 0 : (this.#now() - this.#since) / 1000;
    return this.#position + run * this.#rate;
  }

  set currentTime(seconds: number) {
    this.#position = Math.max(0, seconds);
    if (this.#since !== null) this.#since = this.#now();
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    // What has run so far ran at the old speed.
    this.currentTime = this.currentTime;
    this.#rate = rate;
  }

  play(): void {
    this.#since ??= this.#now();
  }

  pause(): void {
    this.#position = this.currentTime;
    this.#since = null;
  }
}

/** 3661 → "01:01:01"; a position or a time of day has at most 99 hours. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.min(Math.floor(seconds), 99 * 3600 + 3599));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** "01:01:01", "1:01" or "90" in seconds; null if it is not a time. */
export function readTime(text: string): number | null {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  if (parts.slice(1).some((part) => Number(part) > 59)) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** An address of the web; null for a file's name and for anything a link should not lead to. */
export function webAddress(video: string | null): URL | null {
  if (video === null || !/^https?:\/\//i.test(video)) return null;
  return URL.canParse(video) ? new URL(video) : null;
}

/** The address of a video at a time, for sites that have a way to say it; others as they are. */
export function addressAt(address: URL, seconds: number): string {
  const at = new URL(address);
  const whole = Math.floor(seconds);
  const host = at.hostname.replace(/^(www|m)\./, '');
  if (/^(youtube\.com|youtube-nocookie\.com|youtu\.be)$/.test(host)) {
    at.searchParams.set('t', `${whole}s`);
  } else if (host === 'twitch.tv') {
    const [hours, minutes, rest] = timeText(whole).split(':').map(Number);
    at.searchParams.set('t', `${hours}h${minutes}m${rest}s`);
  } else if (host === 'vimeo.com') at.hash = `t=${whole}s`;
  return at.href;
}

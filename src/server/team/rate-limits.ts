import type { LinkRole } from '../../team/index.ts';

/** How many events or requests may come at once, and how many a second in the long run. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * A hand takes a collector about twenty events in a few minutes; what waited for a network comes in a
 * burst. Many viewers share one link, and only read.
 */
const BY_ROLE: Readonly<Record<LinkRole, Rate>> = {
  director: { burst: 1000, perSecond: 50 },
  collector: { burst: 1000, perSecond: 30 },
  viewer: { burst: 3000, perSecond: 300 },
};

/** All of them together: more than the disk is asked for at the largest tournament. */
const WHOLE_SERVER: Rate = { burst: 10_000, perSecond: 5000 };

/** Requests without a token of ours. */
const STRANGERS: Rate = { burst: 200, perSecond: 20 };

/** A bucket that fills up by itself; whoever takes more than is in it has to wait. */
class TokenBucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Seconds until there is enough; 0 if there is. */
  waitFor(amount: number, now: number): number {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return Math.max(0, Math.min(amount, burst) - this.#left) / perSecond;
  }

  take(amount: number): void {
    this.#left -= amount;
  }
}

/** Who may ask how often. There are as many buckets as links, and only a director makes links. */
export class RateLimits {
  readonly #whole: TokenBucket;
  readonly #strangers: TokenBucket;
  readonly #links = new Map<string, TokenBucket>();

  constructor(now: number) {
    this.#whole = new TokenBucket(WHOLE_SERVER, now);
    this.#strangers = new TokenBucket(STRANGERS, now);
  }

  /** Whole seconds somebody has to wait before they ask again; 0 if they need not. */
  ofLink({ link, role }: { link: string; role: LinkRole }, amount: number, now: number): number {
    const own = this.#links.get(link) ?? new TokenBucket(BY_ROLE[role], now);
    this.#links.set(link, own);
    return taken([own, this.#whole], amount, now);
  }

  ofStranger(now: number): number {
    return taken([this.#strangers], 1, now);
  }
}

function taken(buckets: readonly TokenBucket[], amount: number, now: number): number {
  const wait = Math.max(...buckets.map((bucket) => bucket.waitFor(amount, now)));
  if (wait > 0) return Math.ceil(wait);
  for (const bucket of buckets) bucket.take(amount);
  return 0;
}

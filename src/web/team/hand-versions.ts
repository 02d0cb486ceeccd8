import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { byHandKey } from '../../team/index.ts';
import { isOver } from '../../tournament/index.ts';
import type { Recorder } from '../recorder/model/recorder.ts';
import { sceneOf } from '../recorder/model/scene.ts';

/** A hand's text as this browser has it. */
export interface HandVersion {
  readonly text: string;
  readonly hash: string;
  /** Whether the hand is settled. */
  readonly isOver: boolean;
}

/**
 * SHA-256 in hexadecimal. The browser's own is kept from pages that come over plain http, as they do
 * in a card room's network, and it makes callers wait, which a database's transaction would not.
 */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

interface KnownText {
  readonly number: number;
  readonly version: HandVersion;
}

/** The texts of a session by their keys. What was read and hashed before is not done again. */
export class HandVersions {
  #known: ReadonlyMap<string, KnownText> = new Map();

  /** TOUR-8: by number; a number used again, or none at all, is counted (`12~2`). */
  of(texts: readonly string[]): ReadonlyMap<string, HandVersion> {
    const versions = new Map<string, HandVersion>();
    const used = new Map<number, number>();
    const known = new Map<string, KnownText>();
    for (const text of texts) {
      if (text.trim() === '') continue;
      const one = this.#known.get(text) ?? knownText(text);
      known.set(text, one);
      const { number, version } = one;
      const times = (used.get(number) ?? 0) + 1;
      used.set(number, times);
      versions.set(times === 1 ? String(number) : `${number}~${times}`, version);
    }
    this.#known = known;
    return versions;
  }
}

function knownText(text: string): KnownText {
  const { verdict } = sceneOf(text);
  const version = { text, hash: hashOf(text), isOver: verdict !== null && isOver(verdict) };
  return { number: verdict?.record.number ?? 0, version };
}

/** The texts with others in the places of some, or without them; new ones come where they belong. */
export function withVersions(
  mine: ReadonlyMap<string, HandVersion>,
  others: ReadonlyMap<string, string | null>,
): readonly string[] {
  const texts = new Map([...mine].map(([key, { text }]) => [key, text]));
  let isNew = false;
  for (const [key, text] of others) {
    if (text === null) texts.delete(key);
    else {
      isNew ||= !texts.has(key);
      texts.set(key, text);
    }
  }
  const entries = [...texts];
  if (isNew) entries.sort(([a], [b]) => byHandKey(a, b));
  return entries.map(([, text]) => text);
}

/** Shows hands that others have changed: for whoever writes as a step of undo, else as they are. */
export function showTexts(recorder: Recorder, hands: readonly string[], isWriting: boolean): void {
  const session = recorder.session.value;
  const last = Math.max(0, hands.length - 1);
  if (isWriting) {
    recorder.change({ ...session, hands, at: Math.min(session.at, last) });
    return;
  }
  const isFollowing = session.at >= session.hands.length - 1;
  recorder.load({ ...session, hands, at: isFollowing ? last : Math.min(session.at, last) });
}

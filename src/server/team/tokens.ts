import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Link, LinkEvent, NewLink, Tournament } from '../../team/index.ts';

/** A link that was just made: the log gets the event, its holder the token, and nobody else. */
export interface MintedLink {
  readonly event: { readonly id: string; readonly body: LinkEvent };
  readonly token: string;
}

/** `<link>.<secret>`: the link says whose it is, 192 bits that cannot be guessed say that it is theirs. */
export function makeLink({ role, table, name }: NewLink): MintedLink {
  const link = randomBytes(9).toString('base64url');
  const secret = randomBytes(24).toString('base64url');
  const body: LinkEvent = {
    kind: 'link',
    link,
    role,
    table: role === 'collector' ? table : null,
    name,
    secretHash: hashOf(secret).toString('hex'),
  };
  return { event: { id: `link-${link}`, body }, token: `${link}.${secret}` };
}

const TOKEN = /^([\w-]{12})\.([\w-]{32})$/;

/** Compared with where there is nothing to compare with, so that both take the same time. */
const NOBODY = hashOf(randomBytes(24).toString('base64url'));

/** The link a request came by; null if its token is not one of ours or was withdrawn. */
export function linkFor(authorization: string | undefined, tournament: Tournament): Link | null {
  const [, token = ''] = /^Bearer ([\w.-]{1,100})$/i.exec(authorization ?? '') ?? [];
  const [, id = '', secret = ''] = TOKEN.exec(token) ?? [];
  const link = tournament.link(id);
  const kept = link ? Buffer.from(link.secretHash, 'hex') : NOBODY;
  const sent = hashOf(secret);
  const isSame = kept.length === sent.length && timingSafeEqual(kept, sent);
  return isSame && link && !link.isWithdrawn ? link : null;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

import { JOIN_MARK, type LinkRole, type Me } from '../../team/index.ts';
import { type StoredText, TEAM_LINKS } from '../ui/browser-storage.ts';

/** A link this browser has joined by. */
export interface Membership {
  readonly token: string;
  /** What the server said of it when it was last asked: enough to go on without a network. */
  readonly me: Me;
}

/** One for each role: a director who follows a viewer's link is still the director. */
type Memberships = { readonly [role in LinkRole]?: Membership };

/** The token of an address such as `/team#join=…`; null if there is none. */
export function tokenInHash(hash: string): string | null {
  const token = hash.startsWith(JOIN_MARK) ? hash.slice(JOIN_MARK.length).trim() : '';
  return /^[\w.~-]{8,200}$/.test(token) ? token : null;
}

/** What is in the browser is as good as anything typed: it is looked at before it is believed. */
function memberships(storage: StoredText): Memberships {
  try {
    const kept: unknown = JSON.parse(storage.read(TEAM_LINKS) ?? '{}');
    return kept !== null && typeof kept === 'object' ? kept : {};
  } catch {
    return {};
  }
}

export function membershipAs(storage: StoredText, role: LinkRole): Membership | null {
  const kept = memberships(storage)[role];
  return typeof kept?.token === 'string' && kept.me?.role === role ? kept : null;
}

/** Keeps a link for when the page is opened again; false if the browser keeps nothing. */
export const keepMembership = (storage: StoredText, membership: Membership): boolean =>
  storage.write(
    TEAM_LINKS,
    JSON.stringify({ ...memberships(storage), [membership.me.role]: membership }),
  );

export function forgetMembership(storage: StoredText, role: LinkRole): void {
  const { [role]: _, ...others } = memberships(storage);
  storage.write(TEAM_LINKS, Object.keys(others).length > 0 ? JSON.stringify(others) : null);
}

/** Where a link leads. */
export const HOME_OF: Readonly<Record<LinkRole, string>> = {
  director: '/team',
  collector: '/',
  viewer: '/team/watch',
};

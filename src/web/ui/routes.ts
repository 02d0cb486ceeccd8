/** What an address shows. */
export type Route =
  | { readonly page: 'record' }
  | { readonly page: 'session' }
  | { readonly page: 'suite' }
  | { readonly page: 'referee' }
  | { readonly page: 'rules'; readonly id: string | null }
  | { readonly page: 'help' }
  | { readonly page: 'team' }
  | { readonly page: 'watch' }
  | { readonly page: 'unknown' };

type PageName = Route['page'];

/** Every address of the application; the build hands the list to the server. */
export const ADDRESSES = [
  '/',
  '/session',
  '/suite',
  '/referee',
  '/rules',
  '/rules/:id',
  '/help',
  '/team',
  '/team/watch',
] as const;

export function routeOf(path: string): Route {
  const [first = '', second, ...rest] = path.replace(/^\//, '').split('/');
  if (rest.length > 0) return { page: 'unknown' };
  if (first === 'rules') return { page: 'rules', id: second ? decoded(second) : null };
  if (first === 'team' && second === 'watch') return { page: 'watch' };
  if (second !== undefined) return { page: 'unknown' };
  switch (first) {
    case '':
      return { page: 'record' };
    case 'session':
    case 'suite':
    case 'referee':
    case 'help':
    case 'team':
      return { page: first };
    default:
      return { page: 'unknown' };
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface MainPart {
  readonly page: PageName;
  readonly address: string;
  readonly title: string;
}

/** The main parts, in the order of the header. */
export const NAVIGATION: readonly MainPart[] = [
  { page: 'record', address: '/', title: 'Record' },
  { page: 'session', address: '/session', title: 'Session' },
  { page: 'suite', address: '/suite', title: 'Suite' },
  { page: 'referee', address: '/referee', title: 'Referee' },
  { page: 'rules', address: '/rules', title: 'Rules' },
  { page: 'help', address: '/help', title: 'Help' },
];

/** In front of them for whoever has joined a team. */
export const TEAM_PART: MainPart = { page: 'team', address: '/team', title: 'Team' };

/** What the browser's tab says; `work` is the event and table, or the session, that is open. */
export function titleOf(route: Route, work: string | null = null): string {
  if (route.page === 'rules' && route.id) return `${titled(route.id)} · Sidepot`;
  if (route.page === 'record') return work === null ? 'Sidepot' : `${work} · Sidepot`;
  if (route.page === 'session') return `${work === null ? '' : `${work} · `}Session · Sidepot`;
  return `${route.page === 'unknown' ? 'Not found' : titled(route.page)} · Sidepot`;
}

/** `POT-3`, `Rulings` and `Suite`, however the address is written. */
const titled = (id: string): string =>
  /-\d+$/.test(id) ? id.toUpperCase() : id.charAt(0).toUpperCase() + id.slice(1);

/** The address that opens a hand of a session in the recorder. */
export const handLink = (session: string, place: number): string =>
  `/#hand=${place + 1}&session=${encodeURIComponent(session)}`;

/** Which hand of which session such an address means; null if it is another one. */
export function handInHash(hash: string): { session: string; place: number } | null {
  const [, number, session] = /^#hand=(\d{1,6})&session=([^&]+)$/.exec(hash) ?? [];
  if (number === undefined || session === undefined) return null;
  return { session: decoded(session), place: Number(number) - 1 };
}

const MARK = '#t=';

/** The address of the referee's page with a text on it. */
export const refereeLink = (text: string): string => `/referee${MARK}${encodeURIComponent(text)}`;

/** The text in such an address; null if there is none, or if it was damaged on the way. */
export function textInHash(hash: string): string | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    return decodeURIComponent(hash.slice(MARK.length));
  } catch {
    return null;
  }
}

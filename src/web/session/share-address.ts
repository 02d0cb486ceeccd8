/** What the address of a shared hand has behind its path. */
export const MARK = '#h=';

export const isShareHash = (hash: string): boolean => hash.startsWith(MARK);

/** Who can open an address on this host. */
type Reach = 'this machine' | 'this network' | 'everywhere';

/** Names without a dot, `.local` and the private ranges of RFC 1918 are of one network only. */
export function reachOf(host: string): Reach {
  if (/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host)) return 'this machine';
  const isPrivate = /^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host);
  const isNamedHere = /^[^.:[\]]+$|\.(local|lan|internal|home\.arpa)$/i.test(host);
  const isLocalV6 = /^\[f([cd]|e[89ab])/i.test(host);
  return isPrivate || isNamedHere || isLocalV6 ? 'this network' : 'everywhere';
}

/** An address as somebody types it, ready for a hand behind it; null if it is not one. */
export function publicAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || /\s/.test(text) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  return `${url.origin}${url.pathname.replace(/[^/]*$/, '')}`;
}

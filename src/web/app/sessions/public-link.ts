import { publicAddress, reachOf } from '../../session/share-address.ts';
import { browserStore } from '../../ui/browser-storage.ts';

/** Where the address of a public copy is kept. */
const STORED = 'sidepot.public-address';

export const storedAddress = (): string => browserStore.read(STORED) ?? '';

export function keepAddress(address: string): void {
  browserStore.write(STORED, address === '' ? null : address);
}

/** The address under which others can open a hand; nothing of it is sent to a server. */
export const linkTo = (hash: string): string =>
  `${publicAddress(storedAddress()) ?? `${location.origin}/`}${hash}`;

/** Whether something has to be said about links: they reach only so far, or lead elsewhere. */
export const needsNote = (): boolean =>
  storedAddress() !== '' || reachOf(location.hostname) !== 'everywhere';

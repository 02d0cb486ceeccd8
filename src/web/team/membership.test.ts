import { describe, expect, test } from 'vitest';
import { FIRST_SETTINGS, joinAddress, type LinkRole, type Me } from '../../team/index.ts';
import type { StoredText } from '../ui/browser-storage.ts';
import { forgetMembership, keepMembership, membershipAs, tokenInHash } from './membership.ts';

function memory(): StoredText {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write(name, text) {
      if (text === null) texts.delete(name);
      else texts.set(name, text);
      return true;
    },
    watch: () => () => undefined,
  };
}

const meAs = (role: LinkRole): Me => ({
  link: `link-${role}`,
  role,
  table: role === 'collector' ? '4' : null,
  name: 'Ann',
  settings: FIRST_SETTINGS,
  now: 0,
});

describe('joining by a link', () => {
  test.each([
    ['#join=abcDEF_123-456~x.y', 'abcDEF_123-456~x.y'],
    ['#join=', null],
    ['#join=short', null],
    ['#join=<script>alert(1)</script>', null],
    [`#join=${'a'.repeat(300)}`, null],
    ['#h=abcDEF_123', null],
    ['', null],
  ])('%s holds %s', (hash, token) => {
    expect(tokenInHash(hash)).toBe(token);
  });

  test('the address holds the token behind the #, where it is not sent to anybody', () => {
    const address = new URL(joinAddress('http://10.0.0.5:8080', 'abcDEF_123'));
    expect(address.pathname + address.search).toBe('/team');
    expect(tokenInHash(address.hash)).toBe('abcDEF_123');
  });

  test('a director who follows a collector’s link stays the director', () => {
    const storage = memory();
    keepMembership(storage, { token: 'token-of-director', me: meAs('director') });
    keepMembership(storage, { token: 'token-of-collector', me: meAs('collector') });
    expect(membershipAs(storage, 'director')?.token).toBe('token-of-director');
    expect(membershipAs(storage, 'collector')?.me.table).toBe('4');
    expect(membershipAs(storage, 'viewer')).toBeNull();
    forgetMembership(storage, 'director');
    expect(membershipAs(storage, 'director')).toBeNull();
    expect(membershipAs(storage, 'collector')).not.toBeNull();
    forgetMembership(storage, 'collector');
    expect(storage.read('sidepot.team')).toBeNull();
  });

  test.each(['', 'no json', 'null', '[]', '{"director":7}', '{"director":{"token":1,"me":{}}}'])(
    'what stands in the browser as %j is not a link',
    (text) => {
      const storage = memory();
      storage.write('sidepot.team', text);
      expect(membershipAs(storage, 'director')).toBeNull();
    },
  );
});

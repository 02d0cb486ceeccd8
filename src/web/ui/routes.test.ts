import { expect, test } from 'vitest';
import {
  ADDRESSES,
  handInHash,
  handLink,
  NAVIGATION,
  type Route,
  routeOf,
  titleOf,
} from './routes.ts';

test.each<[string, Route, string]>([
  ['/', { page: 'record' }, 'Sidepot'],
  ['/session', { page: 'session' }, 'Session · Sidepot'],
  ['/suite', { page: 'suite' }, 'Suite · Sidepot'],
  ['/referee', { page: 'referee' }, 'Referee · Sidepot'],
  ['/rules', { page: 'rules', id: null }, 'Rules · Sidepot'],
  ['/rules/', { page: 'rules', id: null }, 'Rules · Sidepot'],
  ['/rules/pot-3', { page: 'rules', id: 'pot-3' }, 'POT-3 · Sidepot'],
  ['/rules/rulings', { page: 'rules', id: 'rulings' }, 'Rulings · Sidepot'],
  ['/rules/%3Cb%3E', { page: 'rules', id: '<b>' }, '<b> · Sidepot'],
  ['/rules/%', { page: 'rules', id: '%' }, '% · Sidepot'],
  ['/rules/POT-3/more', { page: 'unknown' }, 'Not found · Sidepot'],
  ['/help', { page: 'help' }, 'Help · Sidepot'],
  ['/help/me', { page: 'unknown' }, 'Not found · Sidepot'],
  ['/Suite', { page: 'unknown' }, 'Not found · Sidepot'],
  ['//', { page: 'unknown' }, 'Not found · Sidepot'],
])('%s', (path, route, title) => {
  expect(routeOf(path)).toEqual(route);
  expect(titleOf(route)).toBe(title);
});

test('the server is told every address the header leads to, and none that is unknown here', () => {
  for (const { address } of NAVIGATION) expect(ADDRESSES).toContain(address);
  for (const address of ADDRESSES) {
    expect(routeOf(address.replace(':id', 'POT-3')).page).not.toBe('unknown');
  }
});

test('the title names what is open; a link leads to a hand of a session', () => {
  expect(titleOf({ page: 'record' }, 'Main Event')).toBe('Main Event · Sidepot');
  expect(titleOf({ page: 'session' }, 'Main Event')).toBe('Main Event · Session · Sidepot');
  expect(titleOf({ page: 'help' }, 'Main Event')).toBe('Help · Sidepot');
  const link = handLink('a b', 11);
  expect(handInHash(link.slice(1))).toEqual({ session: 'a b', place: 11 });
  for (const hash of ['', '#h=abc', '#hand=x&session=1', '#hand=1']) {
    expect(handInHash(hash)).toBeNull();
  }
});

import { expect, test } from 'vitest';
import { ADDRESSES, NAVIGATION, type Route, routeOf, titleOf } from './routes.ts';

test.each<[string, Route, string]>([
  ['/', { page: 'record' }, 'Sidepot'],
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

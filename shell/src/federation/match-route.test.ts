import type { RemoteModule } from '@odeta/storefront';
import { matchRoute } from './match-route.ts';

const page = () => null;
const meta = () => ({ title: '' });
const remote = (...paths: string[]) =>
  ({ name: 'x', routes: paths.map((path) => ({ path, page, meta })) }) as unknown as RemoteModule;

test('the match of an address contains its path and parameters', () => {
  expect(matchRoute(remote('/', '/p/:slug'), '/p/kabat/?farba=ink')?.location).toMatchObject({
    path: '/p/kabat/',
    params: { slug: 'kabat' },
  });
});

test('the match of an address contains its query', () => {
  expect(matchRoute(remote('/'), '/?a=1&b=2')?.location.query.get('b')).toBe('2');
});

test('an address without a matching route has no match', () => {
  expect(matchRoute(remote('/', '/p/:slug'), '/nothing/here')).toBeNull();
});

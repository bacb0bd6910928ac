import { createHostCheck } from '@odeta/node/shop-hosts';
import { openEdge } from '../../testing/open-edge.ts';
import { ownClient } from './shop-hosts.ts';

test.each([
  [['localhost:*', '*.localhost:*'], 'localhost'],
  [['*.odeta.example:8443'], 'pl.odeta.example:8443'],
  [['odeta.sk', 'odeta.pl'], 'odeta.sk'],
])('without a visitor the API is called by a host of the shop: %j', (hosts, expected) => {
  const { host } = ownClient({ SHOP_HOSTS: hosts });

  expect([host, createHostCheck(hosts)(host)]).toEqual([expected, true]);
});

test.each([
  ['sk.localhost.', '/p/kabat?color=ink', 'http://sk.localhost/p/kabat?color=ink'],
  ['sk.localhost.:3000', '/', 'http://sk.localhost:3000/'],
  ['ua.localhost.', '/uk/cart', 'http://ua.localhost/uk/cart'],
  ['sk.localhost.', '/robots.txt', 'http://sk.localhost/robots.txt'],
])('a visitor of %s%s, the absolute name of a host, is sent to %s', async (host, url, address) => {
  const { get } = await openEdge();

  expect(await get(url, { host })).toMatchObject({ statusCode: 301, headers: { location: address } });
});

test.each(['sk.localhost..', 'evil.example.', 'sk.localhost.evil.example.', '.'])(
  'the host %s is refused like any that is unknown',
  async (host) => {
    const { get } = await openEdge();

    expect((await get('/', { host })).statusCode).toBe(421);
  },
);

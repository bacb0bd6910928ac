import { createHostCheck } from '@odeta/node/shop-hosts';
import { ownClient } from './shop-hosts.ts';

test.each([
  [['localhost:*', '*.localhost:*'], 'localhost'],
  [['*.odeta.example:8443'], 'pl.odeta.example:8443'],
  [['odeta.sk', 'odeta.pl'], 'odeta.sk'],
])('without a visitor the API is called by a host of the shop: %j', (hosts, expected) => {
  const { host } = ownClient({ SHOP_HOSTS: hosts });

  expect([host, createHostCheck(hosts)(host)]).toEqual([expected, true]);
});

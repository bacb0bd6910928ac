import type { IncomingMessage } from 'node:http';
import { isSaidToBeOfThisMachine, THIS_MACHINE_HEADER } from '@odeta/node/this-machine';
import { sayThisMachine } from './request-id.ts';

const SECRET = 's'.repeat(40);

test.each([
  ['a browser of this machine', {}, '127.0.0.1', true],
  ['a browser of another one', {}, '10.0.0.7', false],
  ['a balancer', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', false],
  ['who asks for another host', { host: 'odeta.sk' }, '127.0.0.1', false],
  ['a stranger who says so himself', { [THIS_MACHINE_HEADER]: 'yes' }, '10.0.0.7', false],
])('the header for this machine is set only for direct local requests: %s', (_, given, remoteAddress, isLocal) => {
  const headers = { host: 'sk.localhost:3000', ...given };

  sayThisMachine(SECRET, 'request-1', { headers, socket: { remoteAddress } } as unknown as IncomingMessage);

  expect(isSaidToBeOfThisMachine(SECRET, 'request-1', headers)).toBe(isLocal);
  expect(Object.hasOwn(headers, THIS_MACHINE_HEADER)).toBe(isLocal);
});

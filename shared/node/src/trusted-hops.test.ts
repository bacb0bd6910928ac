import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { clientOf, IN_PROCESS_PEER, trustHops } from './trusted-hops.ts';

const request = (headers: IncomingHttpHeaders, socket: object = { remoteAddress: '10.0.0.1' }) =>
  ({ headers: { host: 'sk.localhost', ...headers }, socket }) as unknown as IncomingMessage;

const spoofed = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2' };

test.each([
  ['no proxy is trusted', 0, '10.0.0.1'],
  ['the balancer is trusted', 1, '10.0.0.2'],
  ['the balancer and the CDN before it are trusted', 2, '203.0.113.9'],
])('%s: the leftmost, spoofed X-Forwarded-For entry is not the client address', (_, hops, expected) => {
  expect(clientOf(request(spoofed), hops).address).toBe(expected);
});

test('host and protocol are read from the forwarded headers of the last proxy, and only if it is trusted', () => {
  const headers = { 'x-forwarded-host': 'evil.example, hu.localhost', 'x-forwarded-proto': 'https' };

  expect(clientOf(request(headers), 1)).toMatchObject({ host: 'hu.localhost', protocol: 'https' });
  expect(clientOf(request(headers), 0)).toMatchObject({ host: 'sk.localhost', protocol: 'http' });
});

test('a TLS connection has the protocol https', () => {
  expect(clientOf(request({}, { remoteAddress: '::1', encrypted: true }), 0).protocol).toBe('https');
});

test('the in-process peer name is trusted only for the nearest peer, not in a forwarded header', () => {
  expect(trustHops(0)(IN_PROCESS_PEER, 0)).toBe(true);
  expect(trustHops(0)(IN_PROCESS_PEER, 1)).toBe(false);
  expect(trustHops(1)('10.0.0.1', 0)).toBe(true);
  expect(trustHops(1)('203.0.113.9', 1)).toBe(false);
});

import { isRenderingCall, signRenderingCall } from './rendering-call.ts';

const SECRET = 's'.repeat(40);
const URL_OF_CALL = '/api/base/menu';
const NOW = 1_800_000_000_000;

test('a recently signed call is recognised as a call of a rendering server', () => {
  const header = signRenderingCall(SECRET, URL_OF_CALL, NOW);

  expect(isRenderingCall(SECRET, URL_OF_CALL, header, NOW + 1000)).toBe(true);
});

test.each([
  ['made with another secret', signRenderingCall('t'.repeat(40), URL_OF_CALL, NOW), NOW],
  ['made for another call', signRenderingCall(SECRET, '/api/checkout/order', NOW), NOW],
  ['too old', signRenderingCall(SECRET, URL_OF_CALL, NOW), NOW + 31_000],
  ['from a far future', signRenderingCall(SECRET, URL_OF_CALL, NOW + 100_000), NOW],
  ['made up', 'made.up', NOW],
  ['left out', undefined, NOW],
])('a signature that is %s is rejected', (_, header, now) => {
  expect(isRenderingCall(SECRET, URL_OF_CALL, header, now)).toBe(false);
});

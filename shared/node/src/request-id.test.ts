/** @jest-environment node */

import { createRequestId, readRequestId, signRequestId } from './request-id.ts';

const SECRET = 's'.repeat(40);

test('a request id signed with our key is read back', () => {
  const id = createRequestId();

  expect(readRequestId(SECRET, signRequestId(SECRET, id))).toBe(id);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one without a signature', 'mine'],
  ['one with a made-up signature', 'mine.abc'],
  ['one signed with another key', signRequestId('another key', 'mine')],
  ['one with more parts', `${signRequestId(SECRET, 'mine')}.x`],
  ['several', [signRequestId(SECRET, 'mine'), 'x']],
])('no request id is read from a header with %s', (_, header) => {
  expect(readRequestId(SECRET, header)).toBeUndefined();
});

import { RETRY_AFTER_SECONDS, sayWhenToRetry } from './retry-after.ts';

async function headersOf(statusCode: number, headers: Record<string, unknown> = {}) {
  const header = (name: string, value: unknown) => Object.assign(headers, { [name]: value });
  await sayWhenToRetry({}, { statusCode, hasHeader: (name) => name in headers, header });
  return headers;
}

test('every 503 says when to try again, at its own time or at the usual one', async () => {
  expect(await headersOf(503)).toEqual({ 'retry-after': RETRY_AFTER_SECONDS });
  expect(await headersOf(503, { 'retry-after': 600 })).toEqual({ 'retry-after': 600 });
  expect(await headersOf(500)).toEqual({});
});

import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { createLogger } from './logger.ts';

function openLogger(answer: () => Promise<unknown> = async () => ({})) {
  const send = jest.fn(answer);
  return { send, logger: createLogger({ send } as unknown as ApiClient, () => 'a token') };
}

test('a log line contains the level, the error message and the session token (G6, R24)', () => {
  const { send, logger } = openLogger();

  logger.log('critical', '/base/init', new Error('broken'));

  const line = {
    ...{ levelName: 'critical', message: '/base/init: Error: broken', collection: 'vue_cart' },
    context: { sessionToken: 'a token' },
  };
  expect(send.mock.calls).toEqual([
    [expect.objectContaining({ method: 'POST', path: '/base/ssr-logger' }), line, { suppressMessages: true }],
  ]);
});

test('a failure visible to the visitor is logged with its kind and the responsible release', () => {
  const { send, logger } = openLogger();

  logger.log('error', 'Remote cart', new Error('no such script'), { kind: 'area', unit: 'cart@1.4.0' });

  expect(send.mock.calls[0]).toContainEqual(expect.objectContaining({ failure: { kind: 'area', unit: 'cart@1.4.0' } }));
});

test('the cause of a failure that the visitor sees is passed on with its stack, others are not', () => {
  const causes: unknown[] = [];
  const logger = createLogger(
    { send: async () => ({}) } as unknown as ApiClient,
    () => '',
    (cause) => causes.push(cause),
  );
  const error = new Error('no such script');

  logger.log('error', 'Remote cart', error, { kind: 'area', unit: 'cart@1.4.0' });
  logger.log('error', '/base/menu', new Error('no menu'));
  logger.log('error', 'Remote cart', new ApiError('/base/ping', 'unreachable'), { kind: 'area' });

  expect(causes).toEqual([error]);
});

test('an info message is not sent (G6)', () => {
  const { send, logger } = openLogger();
  logger.log('info', 'started');
  expect(send).not.toHaveBeenCalled();
});

test.each(['unreachable', 'timeout', 'aborted'] as const)(
  'a network error with the reason %s is not reported (G6, O4)',
  (reason) => {
    const { send, logger } = openLogger();
    logger.log('error', '/base/ping', new ApiError('/base/ping', reason));
    expect(send).not.toHaveBeenCalled();
  },
);

test('an unreadable response is reported', () => {
  const { send, logger } = openLogger();
  logger.log('error', '/base/ping', new ApiError('/base/ping', 'unexpected-answer'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a failed log request does not throw', async () => {
  const { logger } = openLogger(() => Promise.reject(new ApiError('/base/ssr-logger', 'unexpected-answer')));
  expect(() => logger.log('warning', 'x'.repeat(5_000))).not.toThrow();
  await Promise.resolve();
});

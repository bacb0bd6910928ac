import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { createLogger } from './logger.ts';

function openLogger(answer: () => Promise<unknown> = async () => ({})) {
  const send = jest.fn(answer);
  return { send, logger: createLogger({ send } as unknown as ApiClient, () => 'a token') };
}

test('a line says how bad it is, what happened and to whom (G6, R24)', () => {
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

test('a failure that the visitor sees says what it is, and which release is to blame', () => {
  const { send, logger } = openLogger();

  logger.log('error', 'Remote cart', new Error('no such script'), { kind: 'area', unit: 'cart@1.4.0' });

  expect(send.mock.calls[0]).toContainEqual(expect.objectContaining({ failure: { kind: 'area', unit: 'cart@1.4.0' } }));
});

test('what is only worth knowing is not sent (G6)', () => {
  const { send, logger } = openLogger();
  logger.log('info', 'started');
  expect(send).not.toHaveBeenCalled();
});

test.each(['unreachable', 'timeout', 'aborted'] as const)(
  'a network that is %s is nothing to report (G6, O4)',
  (reason) => {
    const { send, logger } = openLogger();
    logger.log('error', '/base/ping', new ApiError('/base/ping', reason));
    expect(send).not.toHaveBeenCalled();
  },
);

test('an answer that nobody can read is reported', () => {
  const { send, logger } = openLogger();
  logger.log('error', '/base/ping', new ApiError('/base/ping', 'unexpected-answer'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a log that cannot be written is no failure of its own', async () => {
  const { logger } = openLogger(() => Promise.reject(new ApiError('/base/ssr-logger', 'unexpected-answer')));
  expect(() => logger.log('warning', 'x'.repeat(5_000))).not.toThrow();
  await Promise.resolve();
});

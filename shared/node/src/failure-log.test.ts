/** @jest-environment node */

import { createFailureLog, type FailureLog, unwell } from './failure-log.ts';

function logWith(windowMs = 10_000) {
  const lines: { fields: Record<string, unknown>; message: string }[] = [];
  const logger = {
    error: (fields: object, message: string) => lines.push({ fields: { ...fields }, message }),
  };
  return { lines, log: createFailureLog(logger, { windowMs }) };
}

const failure = { kind: 'skeleton', requestId: 'r1', route: '/cart', country: 'sk', unit: 'cart@1.0.0' } as const;

test('a failure is logged as one line with its route, country and release', () => {
  const { lines, log } = logWith();

  log.report({ ...failure, cause: new Error('broken') });

  expect(lines).toEqual([
    {
      fields: { ...failure, cause: { name: 'Error', message: 'broken', stack: expect.any(String) } },
      message: 'skeleton: broken',
    },
  ]);
});

test('the same cause reported 1000 times is logged as two lines: the first one and the number of repetitions', () => {
  const { lines, log } = logWith();

  for (let time = 0; time < 1000; time += 1) log.report({ ...failure, cause: new Error('broken') });
  log.close();

  expect(lines).toHaveLength(2);
  expect(lines[1]?.fields).toMatchObject({ repeated: 999 });
});

test('a failure reported after the log is closed is not written', () => {
  const { lines, log } = logWith();

  log.close();
  log.report({ ...failure, cause: new Error('broken') });

  expect(lines).toEqual([]);
});

test('a cause that occurs again after the window is logged again', () => {
  jest.useFakeTimers();
  const { lines, log } = logWith(1000);

  log.report({ ...failure, cause: new Error('broken') });
  jest.advanceTimersByTime(1001);
  log.report({ ...failure, cause: new Error('broken') });

  expect(lines).toHaveLength(2);
  jest.useRealTimers();
});

test('5000 different causes are logged as at most 201 lines', () => {
  const { lines, log } = logWith();

  for (let time = 0; time < 5000; time += 1) log.report({ ...failure, cause: new Error(`broken ${time}`) });

  expect(lines.length).toBeLessThanOrEqual(201);
});

test('the log message includes the nested cause of an error', () => {
  const { lines, log } = logWith();
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });

  log.report({ ...failure, cause: new TypeError('fetch failed', { cause: refused }) });

  expect(lines[0]?.message).toBe('skeleton: fetch failed: ECONNREFUSED');
});

test('a long stack trace is truncated', () => {
  const { lines, log } = logWith();
  const cause = new Error('broken');
  cause.stack = 'at somewhere '.repeat(10_000);

  log.report({ ...failure, cause });

  expect(JSON.stringify(lines).length).toBeLessThan(4000);
});

test('a part that begins to work before the log is there reports to it', () => {
  const { lines, log } = logWith();
  const server = {} as { failures: FailureLog };
  const report = unwell(server, 'clock');
  server.failures = log;

  report(new Error('The database does not answer'));

  expect(lines[0]?.fields).toMatchObject({ kind: 'part-unwell', part: 'clock' });
});

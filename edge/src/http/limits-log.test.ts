import { createLimitsLog } from './limits-log.ts';

test('however many clients reach limits, they are one line with their counts', () => {
  const lines: unknown[] = [];
  const log = createLimitsLog({ info: (fields) => lines.push(fields) });
  for (const reached of ['late requests', 'invalid HTTP/2', 'late requests']) log.report(reached);

  log.close();
  log.close();

  expect(lines).toEqual([{ kind: 'limits', reached: { 'late requests': 2, 'invalid HTTP/2': 1 } }]);
});

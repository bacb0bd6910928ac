import { createSecurityLines } from './security-lines.ts';

function open(level = 'warn') {
  const written: Record<string, unknown>[] = [];
  const child = (_: object, options: { level: string }) => ({
    info: (fields: object) => void (options.level === 'info' && written.push({ ...fields })),
  });
  return { written, log: createSecurityLines({ level, child }) };
}

test('of 700 refusals of one address ten are written, and then one line with the number of the others', () => {
  const { written, log } = open();

  for (let request = 0; request < 700; request += 1) log.record('csrf-refused', { ip: '192.0.2.1', requestId: 'x' });
  log.close();

  expect(written).toHaveLength(11);
  expect(written[0]).toEqual({ channel: 'security', event: 'csrf-refused', ip: '192.0.2.1', requestId: 'x' });
  expect(written.at(-1)).toEqual({ channel: 'security', event: 'csrf-refused', ip: '192.0.2.1', repeated: 690 });
});

test('a flood from 10,000 addresses writes at most 201 lines of its kind, hides no other kind, and loses no number', () => {
  const { written, log } = open();

  for (let address = 0; address < 10_000; address += 1) log.record('rate-limited', { ip: `address ${address}` });
  log.record('staff-refused', { ip: '192.0.2.1' });
  log.close();

  const flood = written.filter(({ event }) => event === 'rate-limited');
  expect(flood.length).toBeLessThanOrEqual(201);
  expect(flood.reduce((sum, { repeated = 1 }) => sum + Number(repeated), 0)).toBe(10_000);
  expect(written).toContainEqual({ channel: 'security', event: 'staff-refused', ip: '192.0.2.1' });
});

test('events that nobody can cause at will are all written', () => {
  const { written, log } = open();

  for (let event = 0; event < 30; event += 1) log.record('login', { ip: '192.0.2.1' });

  expect(written).toHaveLength(30);
});

test('after the window of time refusals are written again', async () => {
  const { written } = open();
  const log = createSecurityLines(
    { level: 'warn', child: () => ({ info: (fields: object) => void written.push({ ...fields }) }) },
    { windowMs: 1 },
  );
  for (let request = 0; request < 12; request += 1) log.record('csrf-refused', { ip: '192.0.2.1' });
  await new Promise((resolve) => setTimeout(resolve, 20));

  log.record('csrf-refused', { ip: '192.0.2.1', requestId: 'later' });

  expect(written.slice(-2)).toEqual([
    { channel: 'security', event: 'csrf-refused', ip: '192.0.2.1', repeated: 2 },
    { channel: 'security', event: 'csrf-refused', ip: '192.0.2.1', requestId: 'later' },
  ]);
});

test('with logging turned off nothing is written', () => {
  const { written, log } = open('silent');

  log.record('login', {});

  expect(written).toEqual([]);
});

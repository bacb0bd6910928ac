import { type InputOf, writeLog } from '@odeta/contracts';
import { createLogLines, type LogLine } from '../../testing/shop/log-lines.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

const { log, lines } = createLogLines();
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ log, config: { LOG_LEVEL: 'warn' } });
  lines.length = 0;
});
afterEach(() => shop.close());

const line: InputOf<typeof writeLog> = {
  levelName: 'error',
  message: 'Remote cart: Error: no such script',
  collection: 'vue_cart',
  context: {},
};
const ofBrowsers = () => lines.filter(({ kind }: LogLine) => kind === 'browser');

test('a failure visible in the browser is in the failure log, marked as reported by a browser', async () => {
  const client = await startSession(shop.app, 'sk');

  await client.send(
    writeLog,
    { ...line, failure: { kind: 'area', unit: 'cart@1.4.0' } },
    { 'current-page': '/cart?code=1' },
  );

  expect(ofBrowsers()).toEqual([
    expect.objectContaining({
      level: 50,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      route: '/cart',
      country: 'sk',
      unit: 'cart@1.4.0',
      phase: 'render',
      cause: { message: 'a browser reports (area): Remote cart: Error: no such script' },
    }),
  ]);
});

test('a browser log entry without a visible failure is not in the failure log', async () => {
  const client = await startSession(shop.app, 'sk');

  await client.send(writeLog, line);

  expect(ofBrowsers()).toEqual([]);
});

test('a forged browser report is shortened, without control characters, and without an unknown unit or route', async () => {
  const client = await startSession(shop.app, 'sk');
  const message = `broken\n{"level":50,"kind":"server-error"}\u0007\u202e${'x'.repeat(1900)}`;

  const failure = { kind: 'part', unit: 'cart@1\nedge@2' } as const;
  await client.send(writeLog, { ...line, message, failure }, { 'current-page': 'https://evil.example/' });

  const [{ cause, ...written } = {} as LogLine] = ofBrowsers();
  const text = (cause as { message: string }).message;
  expect(text).toMatch(/^a browser reports \(part\): broken \{/);
  expect(text).not.toMatch(/\p{C}/u);
  expect(text.length).toBeLessThan(300);
  expect(written).not.toHaveProperty('unit');
  expect(written).not.toHaveProperty('route');
});

test('many different browser reports do not suppress the shop’s own failures in the log', async () => {
  const client = await startSession(shop.app, 'sk');
  const send = (number: number) =>
    client.send(writeLog, { ...line, message: `broken ${number}`, failure: { kind: 'area' } });

  for (let number = 0; number < 40; number += 1) await send(number);
  shop.app.failures.report({ kind: 'server-error', cause: new Error('our own') });

  expect(ofBrowsers().length).toBeLessThanOrEqual(21);
  expect(lines).toContainEqual(expect.objectContaining({ kind: 'server-error' }));
});

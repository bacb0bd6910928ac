import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { createClock, createTimers } from './clock.ts';
import { processEntries, seconds } from './config.ts';
import { pageHeaders, pageRoutes } from './page.routes.ts';
import { shellOf } from './page.ts';
import { createSimulatorServer } from './server.ts';

function buildSimulator() {
  const styles = path.join(mkdtempSync(path.join(tmpdir(), 'simulator-')), 'page.css');
  writeFileSync(styles, '.own {}');
  const app = createSimulatorServer();
  pageRoutes(app, {
    root: '/sandbox-x',
    styles,
    routes(own) {
      own.post('/sandbox-x/form', async ({ body }) => body);
    },
  });
  return app;
}

test('a simulator serves its state, the shop’s styles with its own, fonts, and reads forms', async () => {
  const app = buildSimulator();
  const [health, style, form, none] = [
    await app.inject('/health'),
    await app.inject('/sandbox-x/style.css'),
    await app.inject({
      method: 'POST',
      url: '/sandbox-x/form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'do=pay&number=4%204',
    }),
    await app.inject('/sandbox-x/fonts/none.woff2'),
  ];
  const [, name = ''] = /url\("\/sandbox-x\/fonts\/([^"]+)/.exec(style.payload) ?? [];
  const font = await app.inject(`/sandbox-x/fonts/${name}`);
  await app.close();

  expect(health.json()).toEqual({ status: 'ok' });
  for (const words of ['--color-paper', '.button', '.own {}']) expect(style.payload).toContain(words);
  expect(form.json()).toEqual({ do: 'pay', number: '4 4' });
  expect([none.statusCode, font.statusCode, font.headers['content-type']]).toEqual([404, 200, 'font/woff2']);
});

test.each(['/health', '/none', '/%'])('the answer for %s forbids content type sniffing', async (url) => {
  const app = buildSimulator();
  const { headers } = await app.inject({ url });
  await app.close();

  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a page escapes its texts, and only its own origin may frame it, if any', () => {
  const page = shellOf({ language: 'sk', root: '/r', title: '<b>', notice: '<i>', content: '<h1>x</h1>' });
  const policyOf = (frames: boolean) => pageHeaders({ frames, referrer: 'no-referrer' })['content-security-policy'];

  for (const words of ['<html lang="sk">', '&lt;b&gt; | Odeta', '&lt;i&gt;', '<h1>x</h1>', '/r/style.css'])
    expect(page).toContain(words);
  expect([policyOf(true), policyOf(false)]).toEqual([
    expect.stringContaining("frame-ancestors 'self'"),
    expect.stringContaining("frame-ancestors 'none'"),
  ]);
});

const schema = v.object({ ...processEntries(3099), STEP: seconds({ usual: 4, least: 0.1, description: 'a step' }) });
const APP_SECRET = 's'.repeat(32);
test.each([
  [{ APP_SECRET }, { PORT: 3099, HOST: '127.0.0.1', STEP: 4 }],
  [
    { APP_SECRET, PORT: '80', STEP: '0.5' },
    { PORT: 80, STEP: 0.5 },
  ],
])('the environment %o is read as %o', (given, read) => {
  expect(v.parse(schema, given)).toMatchObject(read);
});
test.each([
  {},
  { APP_SECRET: 'short' },
  { APP_SECRET, PORT: 'x' },
  { APP_SECRET, STEP: '-1' },
  { APP_SECRET, STEP: '0' },
])('the environment %o is refused', (given) => {
  expect(v.safeParse(schema, given).success).toBe(false);
});

test('what is to happen later does not happen after the end', async () => {
  const timers = createTimers();
  const happened: string[] = [];
  timers.later(0, () => happened.push('soon'));
  timers.later(60, () => happened.push('late'));
  await pause(30);
  timers.close();
  await pause(60);

  expect(happened).toEqual(['soon']);
});

test('steps of a clock do not overlap, and end with it', async () => {
  const running = { now: 0, most: 0, count: 0 };
  const clock = createClock(async () => {
    running.most = Math.max(running.most, ++running.now);
    running.count += 1;
    await pause(20);
    running.now -= 1;
  }, 1);
  clock.start();
  while (running.count < 2) await pause(5);
  clock.stop();
  const { count } = running;
  await pause(40);

  expect([running.most, running.count - count, clock.isRunning()]).toEqual([1, 0, false]);
});

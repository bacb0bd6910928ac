import { openEdge } from '../../testing/open-edge.ts';
import { readReports } from './read-reports.ts';
import { createViolationCounts } from './violation-counts.ts';

const violation = (parts: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: 'http://sk.localhost/confirm?order=7f1c1d9e&token=secret',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'http://sk.localhost/confirm?order=7f1c1d9e&token=secret',
    referrer: 'http://sk.localhost/my-account?email=jana@example.sk',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/a.js?email=jana@example.sk',
    sourceFile: 'http://sk.localhost/releases/cart/1.4.0-ab/browser/remote-entry.js?token=secret',
    sample: 'jana@example.sk',
    originalPolicy: "default-src 'self'",
    disposition: 'enforce',
    ...parts,
  },
});
const older = {
  'csp-report': {
    'document-uri': 'http://sk.localhost/?q=secret',
    'violated-directive': 'img-src',
    'blocked-uri': 'https://img.example/x.png?email=jana@example.sk',
  },
};

async function openReports(options: Parameters<typeof openEdge>[0] = {}) {
  const { app, lines } = await openEdge(options);
  const post = async (payload: string | object, headers: Record<string, string> = {}) => {
    const given = { host: 'sk.localhost', 'content-type': 'application/reports+json', ...headers };
    return (await app.inject({ method: 'POST', url: '/csp-reports', headers: given, payload })).statusCode;
  };
  const close = async () => {
    await app.close();
    return lines.filter(({ kind }) => kind === 'csp-violations');
  };
  return { post, close };
}

test('reports of both kinds are counted by directive, blocked origin and release, without queries and samples', async () => {
  const { post, close } = await openReports();

  expect(await post([violation(), violation()])).toBe(204);
  const shared = violation({ sourceFile: 'http://sk.localhost/releases/cart/page-list.1a2b3c4d.js' });
  expect(await post([shared])).toBe(204);
  expect(await post(older, { 'content-type': 'application/csp-report; charset=utf-8' })).toBe(204);

  const [line, ...more] = await close();
  expect(more).toEqual([]);
  const ofAll = { country: 'sk', disposition: 'enforce' };
  expect(line?.violations).toEqual([
    { ...ofAll, directive: 'script-src-elem', blocked: 'https://evil.example', unit: 'cart@1.4.0-ab', times: 2 },
    { ...ofAll, directive: 'script-src-elem', blocked: 'https://evil.example', unit: 'cart', times: 1 },
    { ...ofAll, directive: 'img-src', blocked: 'https://img.example', unit: null, times: 1 },
  ]);
  expect(JSON.stringify(line)).not.toMatch(/secret|jana|confirm|Mozilla/);
});

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data:text/html,secret', 'data:'],
  ['chrome-extension://abc/x.js', 'extension'],
  ['safari-web-extension://abc/x.js', 'extension'],
  ['wss://chat.example/socket?id=1', 'wss://chat.example'],
  ['', 'other'],
  [`https://${'a'.repeat(300)}.example/`, `https://${'a'.repeat(92)}`],
  ['\u0000\r\nforged: line', 'forged:'],
])('what was blocked is named without its path: %j is %s', (blockedURL, blocked) => {
  expect(readReports([violation({ blockedURL })])).toMatchObject([{ blocked }]);
});

test.each([
  ['no JSON', '{', 204],
  ['an empty body', '', 204],
  ['null', 'null', 204],
  ['a number', '7', 204],
  ['deep nesting', '['.repeat(20_000), 204],
  ['other types of reports', JSON.stringify([{ type: 'crash', body: {} }, { type: 'csp-violation' }]), 204],
  ['wrong types of fields', JSON.stringify([violation({ effectiveDirective: 7, blockedURL: {} })]), 204],
  ['a directive that is none', JSON.stringify([violation({ effectiveDirective: '<b>\n{"level":50}' })]), 204],
  ['a prototype', '{"__proto__":{"csp-report":{}},"constructor":{"prototype":{}}}', 204],
  ['65 KB', `"${'a'.repeat(65 * 1024)}"`, 413],
])('garbage is answered without an error of the server and not logged: %s', async (_, payload, status) => {
  const { post, close } = await openReports();

  expect(await post(payload)).toBe(status);

  expect(await close()).toEqual([]);
});

test('a form or another type of content is refused', async () => {
  const { post, close } = await openReports();

  expect(await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);

  expect(await close()).toEqual([]);
});

test('an address can send 60 requests a minute, and they are one line in the log', async () => {
  const { post, close } = await openReports();

  const statuses = [];
  for (let sent = 0; sent < 300; sent += 1)
    statuses.push(await post([violation({ blockedURL: `https://${sent}.example/` })]));

  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(240);
  const [line, ...more] = await close();
  expect(more).toEqual([]);
  expect(line?.violations).toHaveLength(50);
  expect(line?.others).toBe(10);
});

test('a flood from many addresses is one line a minute with at most 50 kinds', () => {
  jest.useFakeTimers();
  const lines: { violations?: unknown[]; others?: number }[] = [];
  const { count, close } = createViolationCounts({ write: (fields) => lines.push(fields) });
  const [one] = readReports([violation()]);
  if (!one) throw new Error('No violation');

  for (let second = 0; second < 120; second += 1) {
    for (let sent = 0; sent < 1_000; sent += 1) count('sk', { ...one, blocked: `https://${sent}.example` });
    jest.advanceTimersByTime(1_000);
  }
  close();
  jest.useRealTimers();

  expect(lines.map(({ violations, others }) => [violations?.length, others])).toEqual([
    [50, 57_000],
    [50, 57_000],
  ]);
});

test('of one request only the first 20 reports are read', () => {
  expect(readReports(Array.from({ length: 1_000 }, () => violation()))).toHaveLength(20);
});

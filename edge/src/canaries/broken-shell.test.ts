import { setTimeout as pause } from 'node:timers/promises';
import type { CanaryCounts } from '@odeta/contracts';
import { judge } from '@odeta/delivery/releases/budgets';
import { noCounts } from '@odeta/delivery/testing/simulate-canary';
import { readCanaryCookie } from '@odeta/node/canary-cookie';
import { openCounted } from '../../testing/open-counted.ts';
import { shellCode } from '../../testing/open-edge.ts';

/** Workers take long to start, and trials to pass, on a busy machine. */
type Counted = Awaited<ReturnType<typeof openCounted>>;

/** Percent of the visitors who get the canary. */
const SHARE = 50;
/** One page is of one visitor; the other is rendered once for all who wait for it. */
const PAGES = ['/cart', '/sale'];

/** A shell that fails for these two pages, and not for the one that its trial renders. */
const brokenBy = (fault: string) => `${shellCode}
const { render } = exports.shell;
exports.shell.render = async (request) => {
  const { url, send } = request;
  if (${JSON.stringify(PAGES)}.includes(url)) { ${fault} }
  return render(request);
};`;

const throws = brokenBy("throw new Error('no such page')");
const needsApi = brokenBy("if ((await send('/api/down', {})).status >= 500) throw new Error('no answer')");

/** Lets visitors open the pages, and counts them as the API does. */
async function visit({ edge, said }: Counted, page: string): Promise<CanaryCounts> {
  const counts = { canary: { ...noCounts }, beside: { ...noCounts } };
  const before = said.length;
  const answers = await Promise.all(Array.from({ length: 50 }, () => edge.get(page)));
  for (const { cookies } of answers) {
    const cookie = decodeURIComponent(cookies.find(({ name }) => name === 'canary')?.value ?? '');
    const [part] = readCanaryCookie('s'.repeat(40), cookie)?.parts ?? [];
    if (part) counts[part.version === part.canary ? 'canary' : 'beside'].visitors += 1;
  }
  for (const { release, outcome, parts } of said.slice(before)) {
    expect({ outcome, parts }).toEqual({ outcome: 'render', parts: [`2: ${release.split('@')[1]}`] });
    counts[release === 'shell@2' ? 'canary' : 'beside'].render += 1;
  }
  return counts;
}

const stoppedBy = (counts: CanaryCounts) =>
  judge(counts, SHARE).flatMap(({ budget, isBeyond }) => (isBeyond ? [budget] : []));

async function openWithCanary(live: string, canary: string) {
  const counted = await openCounted(live);
  counted.edge.releaseBeside('shell', '2', canary, SHARE);
  while (!(await counted.edge.get('/')).body.includes('/releases/shell/2/')) await pause(50);
  return counted;
}

test.each(PAGES)(
  'a canary shell that throws for some pages is counted for each visitor of %s, and stopped',
  async (page) => {
    const counted = await openWithCanary(shellCode, throws);

    const { canary, beside } = await visit(counted, page);

    expect(canary).toMatchObject({ render: canary.visitors });
    expect([canary.visitors > 10, beside.render]).toEqual([true, 0]);
    expect(stoppedBy({ canary, beside })).toEqual(['render']);
  },
);

test.each([
  ['both versions of the shell have', throws],
  ['the API has', needsApi],
])('a fault that %s is counted for both groups, and stops no canary', async (_, shell) => {
  const counted = await openWithCanary(shell, shell);

  const { canary, beside } = await visit(counted, '/cart');

  expect([canary.render > 5, beside.render > 5]).toEqual([true, true]);
  expect(stoppedBy({ canary, beside })).toEqual([]);
});

test('a remote is not counted as broken when the shell throws', async () => {
  const { edge, said } = await openCounted();
  edge.releaseBeside('cart', '2', "exports.remote = { name: 'second' };");
  while (!(await edge.get('/cart')).body.includes('{"remote":"second"')) await pause(50);
  edge.releaseBeside('shell', '2', throws);
  while (!(await edge.get('/')).body.includes('/releases/shell/2/')) await pause(50);

  const { statusCode } = await edge.get('/cart');

  expect(statusCode).toBe(503);
  expect(said.map(({ release }) => release)).toEqual(['shell@2']);
});

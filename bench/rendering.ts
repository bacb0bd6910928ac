import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { SigningKeySchema } from '@odeta/delivery/releases/keys';
import * as v from 'valibot';
import { median } from './median.ts';
import { fillCart, startSession } from './page-session.ts';
import { keepFigures } from './report/history.ts';
import { openShop } from './shop.ts';

/**
 * The cost of worker processes: the cart page of a visitor with five items, rendered in workers and without them, in turns. `npm run bench --
 * rendering [pages of a turn] [turns]`
 */
const [pages = '400', turns = '9'] = process.argv.slice(2);
const workspace = path.resolve(import.meta.dirname, '..');
const shop = await openShop({ secure: false });
try {
  const address = shop.address('sk');
  const session = await startSession(address);
  await fillCart(address, session, 5);
  const program = path.join(workspace, 'edge/testing/render-cost.ts');
  const data = path.join(workspace, '.data');
  const signingKey = readFileSync(path.join(data, 'keys/release-signing-key'), 'utf8');
  const keys = v.parse(SigningKeySchema, signingKey).publicKey;
  const options = { address, cookie: session.cookie, pages, turns, releases: path.join(data, 'releases'), keys };
  const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const printed = execFileSync(process.execPath, [program, ...given], { encoding: 'utf8' });
  const measured: Record<string, { cpu: number; rate: number }[]> = JSON.parse(printed);
  const rows = Object.entries(measured).map(([way, list]) => ({
    way,
    'ms of the processor for a page': Number(median(list.map(({ cpu }) => cpu)).toFixed(2)),
    'pages a second': Math.round(median(list.map(({ rate }) => rate))),
  }));
  console.table(rows);
  const [here = [], worker = []] = Object.values(measured);
  const ratios = worker.map(({ cpu }, turn) => cpu / (here[turn]?.cpu ?? Number.NaN));
  const [plain, inWorker] = [here, worker].map((list) => median(list.map(({ cpu }) => cpu)));
  keepFigures('rendering', [
    {
      name: 'a cart page in a worker',
      value: inWorker ?? 0,
      unit: 'ms of the processor',
      twin: plain,
      aim: { atMost: 1.1 },
    },
  ]);
  console.log(`one worker against none: ${median(ratios).toFixed(2)} × the processor (aim: 1.1)`);
} finally {
  await shop.stop();
}

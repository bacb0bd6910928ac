import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { type Session, startSession } from './api-session.ts';
import { createManyPoints } from './many-points.ts';
import { answers, stop } from './own-process.ts';
import { pinToCores } from './pin.ts';
import type { Figure } from './report/figure.ts';
import { keepFigures } from './report/history.ts';

/**
 * Times for loading parts of the map with 20,000 pick-up points per country, over HTTP, with the API on one core: `npm run bench -- points
 * [points per country]`.
 */
const [count = 20_000] = process.argv.slice(2).map(Number);
const PORT = 4806;
const VIEWS = 400;
const AIM_MS = 10;
const boxes = { pl: [14.1, 49, 24.2, 54.9], sk: [16.8, 47.7, 22.6, 49.7], hu: [16.1, 45.7, 22.9, 48.6] } as const;
const more = { ro: [20.2, 43.6, 29.8, 48.3], ua: [22.1, 44.3, 40.3, 52.4] } as const;

const workspace = path.resolve(import.meta.dirname, '..');
const { dataDir, folder, remove } = createManyPoints(count);
const figures: Figure[] = [];
const api = startApi(folder);
try {
  await answers(`http://127.0.0.1:${PORT}/api/health`);
  if (!pinToCores([api.pid ?? 0], dataDir)) console.log('not pinned to a core');
  for (const [country, box] of Object.entries({ ...boxes, ...more })) await measure(country, box);
  keepFigures('points', figures);
} finally {
  await stop(api);
  remove();
}

async function measure(country: string, box: readonly [number, number, number, number]) {
  const session = await startSession(PORT, country);
  const first = await ask(session, viewAt(box, 6, 0.5));
  const times: number[] = [];
  for (let view = 0; view < VIEWS; view += 1) {
    const { milliseconds } = await ask(session, viewAt(box, 5 + (view % 11), (view * 0.618) % 1));
    times.push(milliseconds);
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? 0;
  const said = [at(0.5), at(0.95), times.at(-1) ?? 0].map((ms) => `${ms.toFixed(1)} ms`).join(', ');
  console.log(
    `${country}: first ${first.milliseconds.toFixed(0)} ms; then median, 95 %, longest: ${said} (${first.count} points)`,
  );
  figures.push({ name: `${country}, 95 %`, value: at(0.95), unit: 'ms', aim: { atMost: AIM_MS } });
  if (at(0.95) >= AIM_MS) process.exitCode = 1;
}

/** A map view of 1024 × 800 pixels somewhere in the country. */
function viewAt([west, south, east, north]: readonly [number, number, number, number], zoom: number, place: number) {
  const degrees = 360 / (512 * 2 ** zoom);
  const [x, y] = [west + place * (east - west), south + ((place * 7) % 1) * (north - south)];
  const [width, height] = [512 * degrees, 256 * degrees];
  return { bounds: { west: x - width, south: y - height, east: x + width, north: y + height }, zoom };
}

async function ask(session: Session, view: object) {
  const begin = performance.now();
  const response = await fetch(session.address('/checkout/shipping-points'), {
    method: 'POST',
    headers: session.headers,
    body: JSON.stringify(view),
  });
  const { body } = (await response.json()) as { body: { points: object[]; clusters: { count: number }[] } };
  const milliseconds = performance.now() - begin;
  if (!response.ok) throw new Error(`refused: ${response.status}`);
  return { milliseconds, count: body.clusters.reduce((sum, cluster) => sum + cluster.count, body.points.length) };
}

function startApi(seed: string) {
  return spawn(process.execPath, [path.join(workspace, 'api/src/server.ts')], {
    env: {
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: String(PORT),
      DATA_DIR: dataDir,
      SEED_DIR: seed,
      TRUST_PROXY: '1',
    },
    stdio: 'inherit',
  });
}

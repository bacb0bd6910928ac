import { setTimeout as pause } from 'node:timers/promises';
import { createMetrics } from '@odeta/node/metrics';
import { openEdge } from './open-edge.ts';

type Edge = Awaited<ReturnType<typeof openEdge>>;

export const settings = { RENDER_LIMIT_SECONDS: '6', RENDER_MEMORY_MB: '160', RATE_LIMITS: '1000' };
/** A bundle of the cart with these members. */
export const remoteThat = (members: string) => `exports.remote = { name: 'second', ${members} };`;
/** What a page has of the first version of the cart, the second and the third. */
export const first = '{"remote":"cart"';
export const second = '{"remote":"second"';
export const third = '{"remote":"third"';

/** An edge that has rendered pages with the first version of the cart. */
export async function openServing(config = settings, metrics = createMetrics()) {
  const edge = await openEdge({ config, metrics });
  await edge.get('/cart');
  return edge;
}

/** Requests the cart until `isSo`; meanwhile every page has one of the versions, and none has a skeleton. */
export async function cartUntil(edge: Edge, isSo: (body: string) => boolean): Promise<string> {
  const { statusCode, body } = await edge.get('/cart');
  expect([statusCode, [first, second, third].some((version) => body.includes(version))]).toEqual([200, true]);
  if (isSo(body)) return body;
  await pause(50);
  return cartUntil(edge, isSo);
}

/** The releases that were set aside. */
export const setAside = (edge: Edge) =>
  edge.lines.filter(({ kind }) => kind === 'release-set-aside').map(({ unit }) => unit);

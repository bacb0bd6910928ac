import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openEdge } from '../../testing/open-edge.ts';

test("the balancer closes idle connections before edge does, or it would lose a visitor's request in that moment", async () => {
  const caddyfile = readFileSync(path.join(import.meta.dirname, '../../../docs/scale/Caddyfile'), 'utf8');
  const { app } = await openEdge();

  const answer = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/health`);

  const ofEdge = Number(answer.headers.get('keep-alive')?.match(/^timeout=(\d+)$/)?.[1]);
  const ofBalancer = Number(caddyfile.match(/keepalive (\d+)s/)?.[1]);
  expect(ofEdge - ofBalancer).toBeGreaterThan(1);
});

import { Writable } from 'node:stream';
import fastify, { type FastifyBaseLogger } from 'fastify';

export type LogLine = Record<string, unknown>;

/** A logger as in production whose lines a test can read. */
export function createLogLines(level = 'warn'): { log: FastifyBaseLogger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { log: fastify({ logger: { level, stream } }).log, lines };
}

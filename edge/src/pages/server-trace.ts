import type { FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import type { Given } from '../choosing/explain-choice.ts';

/** A token of Server-Timing (https://www.w3.org/TR/server-timing/). */
const TOKEN = /[^\w!#$%&'*+.^`|~-]/g;

/**
 * What a page took on the server, and which versions it was given and why: a `Server-Timing` header, which browsers show and scripts of
 * the page can read.
 */
export function createServerTrace(now: () => number = () => performance.now()) {
  const metrics: string[] = [];
  const broken: string[] = [];
  let last = now();

  return {
    /** Ends a phase; the next one begins. @returns its milliseconds */
    ended(phase: string): number {
      const time = now();
      const ms = time - last;
      last = time;
      metrics.push(`${phase};dur=${ms.toFixed(1)}`);
      return ms;
    },

    /** A version failed while the page was rendered. */
    broke: (release: string) => void broken.push(release),

    header(given: readonly Given[]): string {
      const versions = given.map(({ release, why }) => describe(`given.${release.split('@')[0]}`, `${release} ${why}`));
      return [...versions, ...broken.map((release) => describe('failed', release)), ...metrics].join(', ');
    },
  };
}
export type ServerTrace = ReturnType<typeof createServerTrace>;

const describe = (name: string, text: string) =>
  `${name.replace(TOKEN, '_')};desc="${text.replace(/[^\x20-\x7e]|["\\]/g, '')}"`;

/** Writes the traces of those who may read what is live. */
export function createTraces(mayRead: (request: FastifyRequest) => boolean) {
  const shown = new WeakMap<FastifyRequest, { trace: ServerTrace; explain: () => Given[] }>();
  const write: onSendAsyncHookHandler = async (request, reply) => {
    const found = shown.get(request);
    if (!found) return;
    found.trace.ended('render');
    reply.header('server-timing', found.trace.header(found.explain()));
  };

  return {
    write,

    /** `isOwn`: the page has versions that the visitor asked for. */
    add(request: FastifyRequest, trace: ServerTrace, explain: () => Given[], isOwn: boolean) {
      if (isOwn || mayRead(request)) shown.set(request, { trace, explain });
    },
  };
}

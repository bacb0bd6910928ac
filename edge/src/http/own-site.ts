import { isChange, senderSiteOf } from '@odeta/node/own-site';
import type { FastifyInstance } from 'fastify';
import { recordRefusal } from './security-lines.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST, such as a report of the browser itself, that needs no page of this site. */
    changesNothing?: true;
    /** Asks a sender that names no site, as some text browsers, to confirm the form (`forms/confirm-sender.ts`). */
    asksSender?: true;
  }
}

const answer = 'This form works only on the page of the shop itself. Open that page and send the form again.';

/** Refuses requests that would change something and do not say that they come from this site; `edge` checks no token. */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { changesNothing, asksSender } = request.routeOptions.config;
    if (!isChange(request.method) || changesNothing || request.is404) return;
    const site = senderSiteOf(request);
    if (site === 'own' || (asksSender && site === 'unknown')) return;
    recordRefusal(request, 'csrf-refused');
    return reply.code(403).type('text/plain; charset=utf-8').send(answer);
  });
}

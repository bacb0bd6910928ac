import { countryOfHost } from '@odeta/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leaverOf, UNSUBSCRIBE_PATH } from '../outbox/unsubscribe-link.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { leaveList, readLeaving, undoLeaving } from './unsubscribe.service.ts';
import { ONE_CLICK, UNDO, UNSUBSCRIBE_PAGE_POLICY, unsubscribePage, unusablePage } from './unsubscribe-page.ts';

interface Route {
  Params: { token: string };
  Body: string | undefined;
}

/**
 * Leaving a mailing list without an account (RFC 8058). A GET request only shows a page with a button. The programs of mail providers send
 * the same POST request as the button: without cookies, a session or a token other than that of the link, and they follow no redirect.
 */
export function unsubscribeRoutes(app: FastifyInstance, deps: SettingsDeps): void {
  app.register(async (own) => {
    // RFC 8058 allows both encodings of a form.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      own.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));

    own.get<Route>(`${UNSUBSCRIBE_PATH}:token`, { schema: { hide: true } }, (request, reply) =>
      answer(request, reply, readLeaving),
    );

    const options = { config: { sender: 'server' }, schema: { hide: true } } as const;
    own.post<Route>(`${UNSUBSCRIBE_PATH}:token`, options, (request, reply) =>
      answer(request, reply, actionOf(request.body)),
    );
  });

  async function answer(request: FastifyRequest<Route>, reply: FastifyReply, act: typeof readLeaving) {
    reply
      .headers({ 'content-security-policy': UNSUBSCRIBE_PAGE_POLICY, 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8');
    const leaver = leaverOf(deps.secret, request.params.token);
    if (leaver) return reply.send(unsubscribePage(leaver, await act(deps, leaver)));
    const country = countryOfHost(request.host);
    const { email } = deps.settings.of(country).siteContents.seller;
    return reply.code(404).send(unusablePage(country, email));
  }
}

/** Anything else than these two forms only shows the page. */
function actionOf(body: string | undefined): typeof readLeaving {
  if (isSent(body, ONE_CLICK)) return leaveList;
  return isSent(body, UNDO) ? undoLeaving : readLeaving;
}

const isSent = (body = '', { name, value }: { name: string; value: string }) =>
  new URLSearchParams(body).get(name) === value || new RegExp(`name="?${name}"?\\s+${value}\\s`).test(body);

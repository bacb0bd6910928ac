import { countries, countryOfHost, PREVIEW_COOKIE } from '@odeta/contracts';
import { PREVIEW_BASE } from '@odeta/delivery/releases/preview';
import { giveOwnCookie } from '@odeta/node/own-cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { plainPageHeaders } from '../refusals/plain-pages.ts';
import { showsDrafts } from '../releases/preview-state.ts';
import { PREVIEW_END_PATH } from './preview-bar.ts';
import { endedPage } from './preview-pages.ts';
import type { Previews } from './previews.ts';

const STATUS = { expired: 410, removed: 410, over: 410, invalid: 404 };
/** Answers that are the same for everyone, which this browser may have from before. */
const STORED = '"cache", "prefetchCache", "prerenderCache"';

interface Deps {
  previews: Pick<Previews, 'open'>;
  onRequest: onRequestAsyncHookHandler;
}

/** `/preview/<token>` shows versions or drafts that are not live in this browser; `/preview-end`, sent by the bar, ends it. */
export async function previewRoutes(app: FastifyInstance, { previews, onRequest }: Deps): Promise<void> {
  app.get<{ Params: { '*': string }; Querystring: { to?: string } }>(
    `${PREVIEW_BASE}*`,
    { onRequest },
    async (request, reply) => {
      const { params, query, host } = request;
      const token = params['*'];
      const preview = await previews.open(token, request);
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      if (preview.state !== 'active') {
        reply.code(STATUS[preview.state]).headers(plainPageHeaders);
        return reply.send(endedPage(countries[countryOfHost(host)], preview.state));
      }
      const seconds = Math.ceil((preview.until - Date.now()) / 1000);
      if (showsDrafts(preview)) reply.header('clear-site-data', STORED);
      giveOwnCookie(reply, PREVIEW_COOKIE, token, { httpOnly: true, maxAge: seconds });
      return reply.redirect(pathOf(query.to), 302);
    },
  );
  await app.register(async (form) => {
    form.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, (_, payload, done) => {
      payload.resume();
      done(null);
    });
    form.post(PREVIEW_END_PATH, { onRequest }, (request, reply) => {
      endPreview(reply);
      return reply.header('cache-control', 'no-store').redirect(cameFrom(request), 303);
    });
  });
}

export const endPreview = (reply: FastifyReply) => giveOwnCookie(reply, PREVIEW_COOKIE, '', { maxAge: 0 });

/** The page with the bar, also after navigation without a new document. */
function cameFrom({ headers: { referer }, host }: FastifyRequest): string {
  if (referer === undefined || !URL.canParse(referer) || new URL(referer).host !== host) return '/';
  const { pathname, search } = new URL(referer);
  return pathOf(pathname + search);
}

const SHOP = 'http://shop.invalid';

/** Only a path of the shop. */
function pathOf(to = '/'): string {
  if (!URL.canParse(to, SHOP)) return '/';
  const { origin, pathname, search, hash } = new URL(to, SHOP);
  return origin === SHOP ? pathname.replace(/^\/+/, '/') + search + hash : '/';
}

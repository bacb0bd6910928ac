import { cookieNameOn, PREVIEW_COOKIE } from '@odeta/contracts';
import { DRAFT_STATE_PATH, isOfDrafts, readDraftLink } from '@odeta/node/draft-link';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { PreviewApps } from './preview-apps.ts';

/** Employees act on the live shop, also in a browser with a preview. */
const liveOnly = ['/api/staff/', '/api/health', DRAFT_STATE_PATH];

interface Deps {
  apps: Pick<PreviewApps, 'find'>;
  secret: string;
  now: () => Date;
}

/** Passes requests of browsers with a preview of drafts on to the API that shows them. The first hook: nothing of the live shop runs for them. */
export function showDrafts(app: FastifyInstance, { apps, secret, now }: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    const set = setOf(request, secret, now());
    if (set === null) return;
    const preview = await apps.find(set).catch(nullIfRefused);
    if (!preview) return;
    reply.hijack();
    preview.routing(request.raw, reply.raw);
  });
}

/** Whose cookie is read before the cookies of all other requests are parsed. */
function setOf({ raw, protocol, url }: FastifyRequest, secret: string, now: Date): number | null {
  const { cookie = '' } = raw.headers;
  if (!cookie.includes(`${PREVIEW_COOKIE}=`) || liveOnly.some((path) => url.startsWith(path))) return null;
  const name = cookieNameOn(protocol, PREVIEW_COOKIE);
  const found = cookie.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  const token = found?.slice(name.length + 1) ?? '';
  const link = isOfDrafts(token) ? readDraftLink(secret, token) : null;
  return link && link.until * 1000 > now.getTime() ? link.set : null;
}

/** Drafts that do not fit the live contents any more are not shown. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

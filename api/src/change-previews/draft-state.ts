import { DRAFT_STATE_PATH, type DraftState, readDraftLink } from '@odeta/node/draft-link';
import type { FastifyInstance } from 'fastify';
import type { PreviewApps } from './preview-apps.ts';
import { nullIfRefused } from './show-drafts.ts';

interface Deps {
  apps: Pick<PreviewApps, 'find'>;
  secret: string;
  now: () => Date;
}

/** What a link to drafts shows. `edge` asks for each page of a browser that has one, and shows the live page if it is over. */
export function draftStateRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>(
    `${DRAFT_STATE_PATH}:token`,
    { schema: { hide: true } },
    async ({ params }, reply) => reply.header('cache-control', 'no-store').send(await stateOf(deps, params.token)),
  );
}

async function stateOf({ apps, secret, now }: Deps, token: string): Promise<DraftState> {
  const link = readDraftLink(secret, token);
  if (!link) return { state: 'invalid' };
  const until = link.until * 1000;
  if (until <= now().getTime()) return { state: 'expired' };
  const app = await apps.find(link.set).catch(nullIfRefused);
  return app ? { state: 'active', set: link.set, until } : { state: 'over' };
}

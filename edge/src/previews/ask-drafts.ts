import { DRAFT_STATE_PATH, DraftStateSchema } from '@odeta/node/draft-link';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type ApiGateway, clientRequestOf } from '../api/api-gateway.ts';
import type { PreviewState } from '../releases/preview-state.ts';

/** Building the contents of a preview takes a moment the first time. */
const TIME_LIMIT = 20_000;

export type AskDrafts = (token: string, request: FastifyRequest) => Promise<Exclude<PreviewState, { state: 'none' }>>;

/** What a link to drafts shows, which the API alone knows. */
export const createAskDrafts =
  (api: Pick<ApiGateway, 'send'>): AskDrafts =>
  async (token, request) => {
    const asking = { method: 'GET', headers: {}, signal: AbortSignal.timeout(TIME_LIMIT) };
    const answer = await api.send(DRAFT_STATE_PATH + encodeURIComponent(token), asking, clientRequestOf(request));
    if (answer.status === 404) return { state: 'invalid' };
    const drafts = v.parse(DraftStateSchema, await answer.json());
    if (drafts.state !== 'active') return { state: drafts.state };
    return { state: 'active', until: drafts.until, entries: {}, drafts: drafts.set };
  };

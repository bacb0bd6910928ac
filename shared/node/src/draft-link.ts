import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSignedBy } from './former-secrets.ts';

/** Server only. A link to drafts: who has it sees a change set in the shop before it is live. */
export interface DraftLink {
  /** Number of the change set. */
  set: number;
  /** Seconds since 1970. */
  until: number;
}

/** Where `edge` asks the API what a link shows; its token follows. */
export const DRAFT_STATE_PATH = '/api/draft-links/';

/** `over`: the change set is live by now, was cancelled, or is not possible any more. */
export const DraftStateSchema = v.variant('state', [
  v.object({ state: v.literal('active'), set: v.number(), until: v.number() }),
  v.object({ state: v.picklist(['expired', 'invalid', 'over']) }),
]);
export type DraftState = v.InferOutput<typeof DraftStateSchema>;

const BEGINNING = 'drafts-';
const TOKEN = /^drafts-([1-9]\d{0,14})-([1-9]\d{9})-([\w-]{43})$/;

/** Fits in addresses and cookies. */
export const signDraftLink = (secret: string, { set, until }: DraftLink): string =>
  `${BEGINNING}${set}-${until}-${sign(secret, `${set}-${until}`)}`;

export const isOfDrafts = (token: string): boolean => token.startsWith(BEGINNING);

/** `null` unless we signed it. Whether it has expired is for the caller to decide. */
export function readDraftLink(secret: string, token: string): DraftLink | null {
  const [, set = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isSignedBy(secret, signature, (one) => sign(one, `${set}-${until}`))) return null;
  return { set: Number(set), until: Number(until) };
}

const sign = (secret: string, signed: string) =>
  createHmac('sha256', secret).update(`draft-link|${signed}`).digest('base64url');

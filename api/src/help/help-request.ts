import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';
import type { BotGuard, Shown } from '../bots/bot-guard.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { originOf } from '../http/origin.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export interface HelpDeps extends SettingsDeps {
  bots: BotGuard;
}

/** What a form of the help area sends besides its fields. */
export interface HelpRequest {
  country: CountryCode;
  /** One of its own when the caller sends none: such a request is never the same as another one. */
  key: string;
  proof: Shown;
  /** Address of the shop that the sender saw, for links in e-mails. */
  origin: string;
}

export async function helpRequestOf(
  { bots }: Pick<HelpDeps, 'bots'>,
  request: FastifyRequest,
  country: CountryCode,
): Promise<HelpRequest> {
  return {
    country,
    key: idempotencyKeyOf(request) ?? randomUUID(),
    proof: await bots.check(request),
    origin: originOf(request),
  };
}

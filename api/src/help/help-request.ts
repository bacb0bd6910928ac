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

/** The parts of a request that all forms of the help area share. */
export interface HelpRequest {
  country: CountryCode;
  /** The idempotency key; a random one when the client sends none. */
  key: string;
  proof: Shown;
  /** Origin of the shop that the sender used, for links in e-mails. */
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

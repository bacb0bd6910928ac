import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import type { BotGuard } from '../bots/bot-guard.ts';
import type { Shown } from '../http/bot-proof.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { originOf } from '../http/origin.ts';
import type { EndpointContext } from '../http/shop-server.ts';
import type { HelpSearch } from '../search/help/help-search.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export interface HelpDeps extends SettingsDeps {
  bots: BotGuard;
  helpSearch: HelpSearch;
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

export const helpRequestOf = ({
  session: { country },
  proof,
  request,
}: Pick<EndpointContext<never>, 'session' | 'proof' | 'request'>): HelpRequest => ({
  country,
  key: idempotencyKeyOf(request) ?? randomUUID(),
  proof,
  origin: originOf(request),
});

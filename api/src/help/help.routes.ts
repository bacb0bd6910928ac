import { declareWithdrawal, readContact, sendMessage } from '@odeta/contracts';
import { ProofHeadersSchema } from '../bots/bot-guard.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { MESSAGE_LIMIT } from '../rate-limits/rate-limits.ts';
import { contactOf, sendMessageOf } from './contact.service.ts';
import { type HelpDeps, helpRequestOf } from './help-request.ts';
import { declareWithdrawalOf } from './withdrawal.service.ts';

const CACHED = { sameForAllSeconds: 30 };
const FORM = { limit: MESSAGE_LIMIT, headers: ProofHeadersSchema };

export function helpRoutes(app: ShopServer, deps: HelpDeps): void {
  app.handle(readContact, ({ session }) => contactOf(deps.settings.of(session.country), deps.bots.siteKey), CACHED);

  app.handle(
    sendMessage,
    async ({ session, payload, request }) =>
      sendMessageOf(deps, payload, await helpRequestOf(deps, request, session.country)),
    FORM,
  );

  app.handle(
    declareWithdrawal,
    async ({ session, payload, request }) =>
      declareWithdrawalOf(deps, payload, {
        ...(await helpRequestOf(deps, request, session.country)),
        idHash: session.idHash,
      }),
    FORM,
  );
}

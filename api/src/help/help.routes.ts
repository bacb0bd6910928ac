import { declareWithdrawal, findHelp, readContact, sendMessage } from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import { MESSAGE_LIMIT } from '../rate-limits/rate-limits.ts';
import { contactOf, sendMessageOf } from './contact.service.ts';
import { type HelpDeps, helpRequestOf } from './help-request.ts';
import { declareWithdrawalOf } from './withdrawal.service.ts';

const CACHED = { sameForAllSeconds: 30 };
const FORM = { limit: MESSAGE_LIMIT, needsProof: 'always' } as const;

export function helpRoutes(app: ShopServer, deps: HelpDeps): void {
  app.handle(readContact, ({ session }) => contactOf(deps.settings.of(session.country), deps.bots.siteKey), CACHED);

  app.handle(
    findHelp,
    ({ session, query }) => ({ answers: deps.helpSearch.find(deps.settings.of(session.country), query.q) }),
    CACHED,
  );

  app.handle(sendMessage, (context) => sendMessageOf(deps, context.payload, helpRequestOf(context)), FORM);

  app.handle(
    declareWithdrawal,
    (context) =>
      declareWithdrawalOf(deps, context.payload, { ...helpRequestOf(context), idHash: context.session.idHash }),
    FORM,
  );
}

import {
  confirmByCode,
  confirmByPassword,
  logInByCode,
  requestConfirmingCode,
  requestLogInCode,
} from '@odeta/contracts';
import { originOf } from '../../http/origin.ts';
import type { EndpointContext, ShopServer } from '../../http/shop-server.ts';
import { CODE_LIMIT, MESSAGE_LIMIT, REGISTER_LIMIT } from '../../rate-limits/rate-limits.ts';
import { accountRequestOf, tellMerged } from '../accounts/account-request.ts';
import { confirmByPasswordOf } from '../security/confirmed-person.ts';
import type { SmsDeps } from '../sms-log-in/sms-deps.ts';
import { confirmByCodeOf, logInByCodeOf, requestConfirmingCodeOf, requestLogInCodeOf } from './log-in-code.service.ts';

export function logInCodeRoutes(app: ShopServer, deps: SmsDeps): void {
  app.handle(
    requestLogInCode,
    async (context) => {
      await requestLogInCodeOf(deps, context.payload, { ...whoAsks(context), proof: context.proof });
      return { hasSms: deps.sms !== null };
    },
    { limit: MESSAGE_LIMIT, needsProof: 'always' },
  );

  app.handle(
    logInByCode,
    async (context) => {
      const { csrf, merged } = await logInByCodeOf(deps, accountRequestOf(context, deps.bots), context.payload);
      tellMerged(context, merged);
      return { csrf };
    },
    { limit: CODE_LIMIT },
  );

  app.handle(
    requestConfirmingCode,
    async (context) => {
      await requestConfirmingCodeOf(deps, whoAsks(context));
      return {};
    },
    { limit: MESSAGE_LIMIT },
  );

  app.handle(
    confirmByCode,
    async (context) => {
      await confirmByCodeOf(deps, context.payload.code, whoAsks(context));
      return {};
    },
    { limit: CODE_LIMIT },
  );

  app.handle(
    confirmByPassword,
    async ({ knownSession, payload }) => {
      await confirmByPasswordOf(deps, knownSession, payload.currentPassword);
      return {};
    },
    { limit: REGISTER_LIMIT },
  );
}

const whoAsks = ({
  knownSession: session,
  request,
}: Pick<EndpointContext<typeof confirmByCode>, 'knownSession' | 'request'>) => ({
  ...{ session, ip: request.ip, requestId: String(request.id), origin: originOf(request) },
});

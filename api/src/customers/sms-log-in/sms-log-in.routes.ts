import { confirmSmsNumber, readSmsLogIn, removeSmsNumber, requestSmsNumber } from '@odeta/contracts';
import { originOf } from '../../http/origin.ts';
import type { ShopServer } from '../../http/shop-server.ts';
import { CODE_LIMIT, MESSAGE_LIMIT } from '../../rate-limits/rate-limits.ts';
import type { SmsDeps } from './sms-deps.ts';
import { confirmSmsNumberOf, endSmsLogIn, readSmsLogInOf, requestSmsNumberOf } from './sms-log-in.service.ts';

export function smsLogInRoutes(app: ShopServer, deps: SmsDeps): void {
  app.handle(readSmsLogIn, ({ session }) => readSmsLogInOf(deps, session));
  app.handle(
    requestSmsNumber,
    async ({ knownSession }) => {
      await requestSmsNumberOf(deps, knownSession);
      return {};
    },
    { limit: MESSAGE_LIMIT },
  );
  app.handle(
    confirmSmsNumber,
    ({ knownSession: session, payload, request }) =>
      confirmSmsNumberOf(deps, payload.code, {
        ...{ session, ip: request.ip, requestId: String(request.id), origin: originOf(request) },
      }),
    { limit: CODE_LIMIT },
  );
  app.handle(removeSmsNumber, ({ knownSession }) => endSmsLogIn(deps, knownSession));
}

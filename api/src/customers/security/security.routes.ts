import {
  changePassword,
  confirmEmail,
  endLogIns,
  readLogIns,
  readPasswordReset,
  requestPasswordReset,
  resetPassword,
  sendEmailConfirmation,
} from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { originOf } from '../../http/origin.ts';
import type { EndpointContext, ShopServer } from '../../http/shop-server.ts';
import { LINK_LIMIT, MESSAGE_LIMIT, REGISTER_LIMIT } from '../../rate-limits/rate-limits.ts';
import { deviceValueOf } from '../accounts/known-device.ts';
import { changePasswordOf } from './change-password.service.ts';
import { confirmEmailBy, sendConfirmationAgain } from './confirm-email.service.ts';
import { endLogInsOf, logInsOf } from './log-ins.service.ts';
import { requestPasswordResetOf, resetPasswordOf, resettableBy } from './reset-password.service.ts';

export function securityRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(
    requestPasswordReset,
    async (context) => {
      await requestPasswordResetOf(deps, context.payload, { ...whoAsks(context), proof: context.proof });
      return {};
    },
    { limit: MESSAGE_LIMIT, needsProof: 'always' },
  );

  app.handle(
    readPasswordReset,
    async ({ session: { country }, query: { token } }) => ({ email: await resettableBy(deps, { country, token }) }),
    { limit: LINK_LIMIT },
  );

  app.handle(
    resetPassword,
    async (context) => {
      const account = await resetPasswordOf(deps, context.payload, whoAsks(context));
      // Strangers' failed log-ins do not lock out this browser.
      context.keepDevice(deviceValueOf(deps.secret, account));
      return {};
    },
    { limit: REGISTER_LIMIT },
  );

  app.handle(
    changePassword,
    async (context) => {
      await changePasswordOf(deps, context.payload, whoAsks(context));
      return {};
    },
    { limit: REGISTER_LIMIT },
  );

  app.handle(readLogIns, async ({ session }) => ({ logIns: await logInsOf(deps, session) }));

  app.handle(endLogIns, async ({ knownSession, payload }) => ({
    logIns: await endLogInsOf(deps, knownSession, payload.id),
  }));

  app.handle(
    confirmEmail,
    async ({ session: { country }, payload: { token }, request }) => ({
      email: await confirmEmailBy(deps, { country, token, origin: originOf(request) }),
    }),
    { limit: LINK_LIMIT },
  );

  app.handle(
    sendEmailConfirmation,
    async ({ knownSession, request }) => {
      await sendConfirmationAgain(deps, knownSession, originOf(request));
      return {};
    },
    { limit: MESSAGE_LIMIT },
  );
}

const whoAsks = ({
  knownSession,
  request,
}: Pick<EndpointContext<typeof resetPassword>, 'knownSession' | 'request'>) => ({
  session: knownSession,
  ip: request.ip,
  requestId: String(request.id),
  origin: originOf(request),
});

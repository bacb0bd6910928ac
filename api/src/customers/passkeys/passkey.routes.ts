import {
  addPasskey,
  confirmByPasskey,
  logInByPasskey,
  prepareNewPasskey,
  preparePasskey,
  readPasskeys,
  removePasskey,
  renamePasskey,
} from '@odeta/contracts';
import { ApiError } from '../../http/api-error.ts';
import { originOf } from '../../http/origin.ts';
import type { EndpointContext, ShopServer } from '../../http/shop-server.ts';
import { CODE_LIMIT } from '../../rate-limits/rate-limits.ts';
import { accountRequestOf, tellMerged } from '../accounts/account-request.ts';
import type { LoginDeps } from '../accounts/login-limits.ts';
import {
  addPasskeyOf,
  passkeysOf,
  prepareNewPasskeyOf,
  removePasskeyOf,
  renamePasskeyOf,
} from './own-passkeys.service.ts';
import { relyingPartyOf } from './relying-party.ts';
import { confirmByPasskeyOf, logInByPasskeyOf, preparePasskeyUse } from './use-passkey.service.ts';

export function passkeyRoutes(app: ShopServer, deps: LoginDeps): void {
  const limit = CODE_LIMIT;
  const whoAsks = ({
    knownSession: session,
    request,
  }: Pick<EndpointContext<typeof addPasskey>, 'knownSession' | 'request'>) => ({
    ...{ session, ip: request.ip, requestId: String(request.id), origin: originOf(request) },
    userAgent: request.headers['user-agent'],
    party: relyingPartyOf(deps, request),
  });

  app.handle(readPasskeys, async ({ session: { country, idHash } }) => {
    if (!idHash) throw new ApiError('log-in-required');
    return { passkeys: await passkeysOf(deps, { country, idHash }) };
  });

  app.handle(prepareNewPasskey, async (context) => ({ options: await prepareNewPasskeyOf(deps, whoAsks(context)) }), {
    limit,
  });

  app.handle(
    addPasskey,
    async (context) => ({ passkeys: await addPasskeyOf(deps, context.payload, whoAsks(context)) }),
    { limit },
  );

  app.handle(renamePasskey, async ({ knownSession, payload }) => ({
    passkeys: await renamePasskeyOf(deps, knownSession, payload),
  }));

  app.handle(
    removePasskey,
    async (context) => ({ passkeys: await removePasskeyOf(deps, context.payload.id, whoAsks(context)) }),
    { limit },
  );

  app.handle(
    preparePasskey,
    async ({ knownSession, request }) => ({
      options: await preparePasskeyUse(deps, knownSession, relyingPartyOf(deps, request)),
    }),
    { limit },
  );

  app.handle(
    logInByPasskey,
    async (context) => {
      const party = relyingPartyOf(deps, context.request);
      const { csrf, merged } = await logInByPasskeyOf(deps, accountRequestOf(context, deps.bots), {
        ...context.payload,
        party,
      });
      tellMerged(context, merged);
      return { csrf };
    },
    { limit },
  );

  app.handle(
    confirmByPasskey,
    async (context) => {
      const { session, ...who } = whoAsks(context);
      await confirmByPasskeyOf(deps, session, { ...who, credential: context.payload.credential });
      return {};
    },
    { limit },
  );
}

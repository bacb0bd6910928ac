import { findAccount, logIn, logOut, register } from '@odeta/contracts';
import { ProofHeadersSchema } from '../../http/bot-proof.ts';
import type { ShopServer } from '../../http/shop-server.ts';
import { REGISTER_LIMIT } from '../../rate-limits/rate-limits.ts';
import { accountRequestOf, tellMerged } from '../accounts/account-request.ts';
import type { LoginDeps } from '../accounts/login-limits.ts';
import { hasAccount, logInWith, logOutOf, registerWith } from './account.service.ts';

export function accountRoutes(app: ShopServer, deps: LoginDeps): void {
  app.handle(findAccount, async (context) => ({
    exist: await hasAccount(deps, accountRequestOf(context, deps.bots), context.payload.email),
  }));

  app.handle(
    logIn,
    async (context) => {
      const { csrf, merged } = await logInWith(deps, accountRequestOf(context, deps.bots), context.payload);
      tellMerged(context, merged);
      return { csrf };
    },
    { headers: ProofHeadersSchema },
  );

  app.handle(
    register,
    async (context) => {
      const { csrf, customer, merged } = await registerWith(
        deps,
        accountRequestOf(context, deps.bots),
        context.payload,
      );
      tellMerged(context, merged);
      return { csrf, customer };
    },
    { limit: REGISTER_LIMIT },
  );

  app.handle(logOut, async (context) => ({ csrf: await logOutOf(deps, accountRequestOf(context, deps.bots)) }), {
    clearsCache: true,
  });
}

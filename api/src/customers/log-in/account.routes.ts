import { findAccount, logIn, logOut, register } from '@odeta/contracts';
import { DEVICE_COOKIE, readOwnCookie } from '@odeta/node/own-cookies';
import type { BotGuard } from '../../bots/bot-guard.ts';
import { ProofHeadersSchema } from '../../http/bot-proof.ts';
import { originOf } from '../../http/origin.ts';
import type { EndpointContext, ShopServer } from '../../http/shop-server.ts';
import { REGISTER_LIMIT } from '../../rate-limits/rate-limits.ts';
import type { LoginDeps } from '../accounts/login-limits.ts';
import { hasAccount, logInWith, logOutOf, registerWith } from './account.service.ts';

export function accountRoutes(app: ShopServer, deps: LoginDeps): void {
  const accountRequestOf = (context: Context) => requestOf(context, deps.bots);

  app.handle(findAccount, async (context) => ({
    exist: await hasAccount(deps, accountRequestOf(context), context.payload.email),
  }));

  app.handle(
    logIn,
    async (context) => {
      const { csrf, merged } = await logInWith(deps, accountRequestOf(context), context.payload);
      tellMerged(context, merged);
      return { csrf };
    },
    { headers: ProofHeadersSchema },
  );

  app.handle(
    register,
    async (context) => {
      const { csrf, customer, merged } = await registerWith(deps, accountRequestOf(context), context.payload);
      tellMerged(context, merged);
      return { csrf, customer };
    },
    { limit: REGISTER_LIMIT },
  );

  app.handle(logOut, async (context) => ({ csrf: await logOutOf(deps, accountRequestOf(context)) }), {
    clearsCache: true,
  });
}

type Context = Pick<
  EndpointContext<typeof logOut>,
  'knownSession' | 'request' | 'renewId' | 'keepDevice' | 'say' | 'text'
>;

const requestOf = ({ knownSession, request, renewId, keepDevice }: Context, bots: BotGuard) => ({
  checkProof: () => bots.check(request),
  session: knownSession,
  ip: request.ip,
  requestId: String(request.id),
  device: readOwnCookie(request, DEVICE_COOKIE),
  renewId,
  keepDevice,
  userAgent: request.headers['user-agent'],
  origin: originOf(request),
});

function tellMerged({ say, text }: Context, count: number) {
  if (count > 0) say({ type: 'info', message: text('cart-merged', { count }), tag: 'cart-merged' });
}

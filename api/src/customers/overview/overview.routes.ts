import { type AccountOverview, readAccount } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Session } from '../../http/session.ts';
import type { ShopServer } from '../../http/shop-server.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { countForAccount } from './overview.repository.ts';

export function overviewRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(readAccount, async ({ session }) => ({ account: await overviewOf(deps, session) }));
}

async function overviewOf({ db, settings, now }: CartDeps, session: Session): Promise<AccountOverview> {
  const { id, email, firstName, lastName, customerNumber, isEmailConfirmed } = await requireAccount(db, session);
  const { country } = session;
  const { club, today } = settings.of(country);
  const owner = { customerId: id, country, today: today(now()) };
  const { codes, vouchers, clubUntil, clubDays } = await countForAccount(db, owner);
  return {
    ...{ email, isEmailConfirmed, firstName, lastName, customerNumber },
    userCodes: { count: codes },
    vouchers: { count: vouchers },
    club: club && {
      ...{ name: club.name, percent: club.percent, until: clubUntil },
      active: clubDays !== null && clubDays >= 0,
    },
  };
}

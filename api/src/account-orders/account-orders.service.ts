import type { AnswerOf, buyAgain, OrderDetail, Orders, QueryOf, readOrders } from '@odeta/contracts';
import { cartAnswerOf, putIn, readCart } from '../carts/cart.service.ts';
import type { CartDeps } from '../carts/cart-deps.ts';
import { openCart, saveSession } from '../carts/open-cart.repository.ts';
import { requireAccount } from '../customers/accounts/require-account.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession, Session } from '../http/session.ts';
import { requireSeen } from '../orders/placing/require-seen.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { cancelUnpacked } from './cancel-unpacked.ts';
import { countOrders, listOrders } from './list-orders.repository.ts';
import { readOrderedItems } from './order-detail.repository.ts';
import { readOrderDetail } from './order-detail.ts';
import { orderStateOf } from './order-state.ts';

const ON_A_PAGE = 10;

export async function ordersOf(deps: OrderDeps, session: Session, query: QueryOf<typeof readOrders>): Promise<Orders> {
  const { id: customerId } = await requireAccount(deps.db, session);
  const { list, period } = query;
  const { country } = session;
  const shop = deps.settings.of(country);
  const asked = { customerId, country, period, today: shop.today(deps.now()) };
  const counts = await countOrders(deps.db, asked);
  const pages = Math.max(1, Math.ceil(counts[list] / ON_A_PAGE));
  const page = Math.min(Number(query.page), pages);
  const rows = await listOrders(deps.db, { ...asked, list, offset: (page - 1) * ON_A_PAGE, most: ON_A_PAGE });
  const orders = rows.map((row) => ({
    ...orderStateOf(row, shop, deps.now()),
    itemsCount: row.itemsCount,
    pictures: row.pictures,
  }));
  return { orders, counts, page, pages };
}

export async function orderOf(deps: OrderDeps, session: Session, orderId: string): Promise<OrderDetail> {
  await requireSeen(deps, session, orderId);
  return readOrderDetail(deps.db, orderId, deps.settings.of(session.country), deps.now());
}

export async function cancelOrderOf(deps: OrderDeps, session: KnownSession, orderId: string): Promise<OrderDetail> {
  await requireSeen(deps, session, orderId);
  await cancelUnpacked(deps, orderId);
  return readOrderDetail(deps.db, orderId, deps.settings.of(session.country), deps.now());
}

/** Adds as many pieces as are in stock; refused when there are none at all. */
export async function buyAgainOf(
  deps: CartDeps & Pick<OrderDeps, 'db'>,
  session: KnownSession,
  orderId: string,
): Promise<AnswerOf<typeof buyAgain>> {
  await requireSeen(deps, session, orderId);
  const items = await readOrderedItems(deps.db, orderId);
  const missing: string[] = [];
  await deps.db.transaction().execute(async (trx) => {
    const { country } = session;
    const cartId = await openCart(trx, await saveSession(trx, session.idHash), country);
    for (const { variantId, quantity, name } of items) {
      const pieces = { cartId, country, variantId: String(variantId), quantity, orFewer: true };
      const isIn = await putIn(trx, pieces).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ApiError) return false;
          throw error;
        },
      );
      if (!isIn) missing.push(name);
    }
    if (missing.length === items.length) throw new ApiError('sold-out', { parameters: { names: missing.join(', ') } });
  });
  return { ...cartAnswerOf(await readCart(deps, session), deps, session), missing };
}

import type { Shop } from './shop.ts';
import type { ShopClient } from './shop-client.ts';

/** Account pages of visitors who are not logged in. */
export const guestPaths = ['log-in', 'register', 'password', 'new-password', 'find-order'].map(
  (page) => `/my-account/${page}`,
);

/** The routes in the release that rendered the open page. */
export const routesOf = (shop: Shop, remote: string): Promise<string[]> =>
  shop.page.evaluate((name) => {
    const { stores } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
    const declared: { remote: string; path: string }[] = stores['shell.routes'].routes;
    return declared.filter((route) => route.remote === name).map((route) => route.path);
  }, remote);

/** By route, the pages with data of the logged-in customer. */
export async function ownPages(client: ShopClient): Promise<Record<string, string[]>> {
  const { orders } = await client.get('/my-account/orders?period=all');
  const { returns } = await client.get('/my-account/returns');
  const { open } = await client.get('/my-account/reviews');
  const ofEach = onePerState(orders);
  const delivered = orders.filter(({ returnUntil }: { returnUntil: string | null }) => returnUntil !== null);
  const amendable = orders.find(({ mayCancel }: { mayCancel: boolean }) => mayCancel) ?? orders[0];
  const itself = ['', '/returns', '/confirm-email', '/codes', '/addresses', '/consents', '/reviews', '/blogger'];
  return {
    ...Object.fromEntries([...itself, '/settings'].map((page) => [`/my-account${page}`, [`/my-account${page}`]])),
    '/my-account/orders': ['/my-account/orders', '/my-account/orders?list=review&period=all'],
    '/my-account/orders/:orderId': ofEach.map((id) => `/my-account/orders/${id}`),
    '/my-account/orders/:orderId/amend': [`/my-account/orders/${amendable.id}/amend`],
    '/my-account/orders/:orderId/return': delivered.slice(0, 1).map(({ id }: Own) => `/my-account/orders/${id}/return`),
    '/my-account/returns/:returnId': onePerState(returns).map((id) => `/my-account/returns/${id}`),
    '/my-account/reviews/write': open.slice(0, 1).map(({ lineId }: Own) => `/my-account/reviews/write?line=${lineId}`),
  };
}

/** The addresses of all help pages. */
export async function helpPaths(client: ShopClient): Promise<string[]> {
  const { topics } = await client.get('/base/help');
  return ['/pomoc/', ...new Set<string>(topics.map(({ url }: { url: string }) => url.split('#')[0]))];
}

type Own = Record<'id' | 'lineId' | 'status', string>;

/** One id for each state. */
const onePerState = (all: readonly Own[]) => [...new Map(all.map(({ status, id }) => [status, id])).values()];

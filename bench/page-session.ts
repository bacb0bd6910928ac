export interface Session {
  cookie: string;
  /** The visitor's CSRF token. */
  token: string;
}

export async function startSession(address: string): Promise<Session> {
  const response = await fetch(`${address}/`);
  await response.arrayBuffer();
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, token: tokenIn(cookie) };
}

/** The CSRF token in a `Cookie` header. Over HTTPS the cookie has the prefix that ties it to the host. */
export const tokenIn = (cookie: string) =>
  decodeURIComponent(/(?:^|; )(?:__Host-)?csrf=([^;]*)/.exec(cookie)?.[1] ?? '');

/** Puts the first available variant of the given number of products into the cart. */
export async function fillCart(address: string, { cookie, token }: Session, lines: number) {
  const home = await read(address, '/api/catalog/home');
  const urls: string[] = home.productShelves.flatMap((shelf: { products: { url: string }[] }) =>
    shelf.products.map(({ url }) => url),
  );
  const added = new Set<string>();
  for (const url of new Set(urls)) {
    if (added.size === lines) return;
    const slug = url.split('/').filter(Boolean).at(-1) ?? '';
    const product = await read(address, `/api/catalog/product/${slug}`);
    const variant = product.variants.find(({ availability }: { availability: number }) => availability === 1);
    if (!variant) continue;
    await send(address, '/api/checkout/items/add', { variantId: variant.variantId, quantity: 1 }, cookie, token);
    added.add(slug);
  }
  throw new Error(`Only ${added.size} of ${lines} products could be put into the cart`);
}

export const PASSWORD = 'Odeta-2026';

/** Logs in a customer of the demonstration data. Returns the new session. */
export async function logIn(address: string, { cookie, token }: Session): Promise<Session> {
  const account = { email: 'jana.hruskova@example.sk', password: PASSWORD, rememberMe: false };
  const response = await send(address, '/api/base/login', account, cookie, token);
  return nextSession(cookie, response);
}

/** Creates an account with an address. Returns the new session. */
export async function register(
  address: string,
  { cookie, token }: Session,
  customer: Record<string, string>,
): Promise<Session> {
  const account = {
    ...customer,
    birthday: '24/03/1990',
    password: PASSWORD,
    rememberMe: false,
    privacyAgreement: true,
  };
  return nextSession(cookie, await send(address, '/api/base/register', account, cookie, token));
}

async function nextSession(cookie: string, response: Response): Promise<Session> {
  const given = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const names = new Set(given.map((pair) => pair.split('=')[0]));
  const stays = cookie.split('; ').filter((pair) => !names.has(pair.split('=')[0]));
  return { cookie: [...stays, ...given].join('; '), token: (await response.json()).body.csrf };
}

export async function fillWishlist(address: string, { cookie, token }: Session, products: number) {
  const home = await read(address, '/api/catalog/home');
  const cards: { id: string; shownColor: string }[] = home.productShelves.flatMap(
    (shelf: { products: object[] }) => shelf.products,
  );
  for (const { id, shownColor } of cards.slice(0, products))
    await send(address, '/api/wishlist/add', { productId: id, color: shownColor }, cookie, token);
}

async function read(address: string, path: string) {
  const response = await fetch(address + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()).body;
}

/** Sends a request of the page to the API. Throws its refusal. */
export async function send(
  address: string,
  path: string,
  payload: object,
  cookie: string,
  token: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token, cookie, ...more };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(payload) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

export interface Session {
  cookie: string;
  /** The CSRF token of the visitor's page. */
  token: string;
}

export async function startSession(address: string): Promise<Session> {
  const response = await fetch(`${address}/`);
  const html = await response.text();
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, token: /id="csrf-token" data-token="([^"]+)"/.exec(html)?.[1] ?? '' };
}

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

/** Logs in a customer of the demonstration data. Returns the new session. */
export async function logIn(address: string, { cookie, token }: Session): Promise<Session> {
  const account = { email: 'jana.hruskova@example.sk', password: 'Odeta-2026', rememberMe: false };
  const response = await send(address, '/api/base/login', account, cookie, token);
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

async function send(address: string, path: string, payload: object, cookie: string, token: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token, cookie };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(payload) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

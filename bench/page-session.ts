/** A visitor with a cart, made through the shop's own pages and calls. */
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

/** Puts the first available variant of so many different products into the cart. */
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

async function read(address: string, path: string) {
  const response = await fetch(address + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()).body;
}

async function send(address: string, path: string, payload: object, cookie: string, token: string) {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token, cookie };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(payload) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

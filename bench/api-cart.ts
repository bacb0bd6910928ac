/** A visitor's cart over HTTP. */
export interface Cart {
  url: string;
  headers: Record<string, string>;
}

interface Answer {
  body: { csrf: string; products: { url: string }[]; variants: { variantId: string; availability: number }[] };
}

/** Puts the given number of different products into a new visitor's cart. */
export async function fillCart(address: string, items: number): Promise<Cart> {
  const jar = new Map<string, string>();
  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${address}/api${path}`, { ...init, headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<Answer>;
  }

  const { csrf } = (await send('/base/init')).body;
  const { products } = (await send('/catalog/category/kobiety')).body;
  for (const { url } of products.slice(0, items)) {
    const { variants } = (await send(`/catalog/product/${url.split('/').at(-1)}`)).body;
    const variant = variants.find(({ availability }) => availability !== 3);
    await send('/checkout/items/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
      body: JSON.stringify({ variantId: variant?.variantId, quantity: 1 }),
    });
  }
  return { url: `${address}/api/checkout/cart-init`, headers: { cookie: `sid=${jar.get('sid')}` } };
}

/** A buyer with a full cart, address, delivery and payment, who only has to press the order button. */
export interface Buyer {
  order(): Promise<void>;
}

const customer = {
  email: 'anna.lis@example.pl',
  firstName: 'Anna',
  lastName: 'Lis',
  street: 'Mokotowska',
  streetNumber: '17',
  flatNumber: '4',
  postCode: '00640',
  city: 'Warszawa',
  mobilePhone: '601234567',
};

const categories = ['kobiety', 'plaszcze', 'sukienki'];

interface Body {
  csrf: string;
  products: { url: string }[];
  variants: { variantId: string; availability: number; piecesLeft: number | null }[];
}

/** Creates buyers with one piece each of variants that are available for all of them, as far as possible. */
export async function meetBuyers(address: string, count: number, atOnce: number): Promise<Buyer[]> {
  const variants = await findVariants(address);
  const buyers: Buyer[] = [];
  const left = { places: count };
  const work = async () => {
    while (left.places > 0) {
      left.places -= 1;
      const from = `10.0.${left.places >> 8}.${left.places & 255}`;
      buyers.push(await meetBuyer(address, variants[left.places % variants.length] ?? '', from));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return buyers;
}

async function meetBuyer(address: string, variantId: string, from: string): Promise<Buyer> {
  const jar = new Map<string, string>();
  const send = (path: string, payload?: object) => ask(address, jar, path, payload, from);
  const { csrf } = await send('/base/init');
  jar.set('', csrf);
  await send('/checkout/items/add', { variantId, quantity: 1 });
  await send('/my-account/customer/edit', customer);
  await send('/checkout/shipping', { shipping: 'courier' });
  await send('/checkout/payment', { payment: 'cod' });
  const basketConsents = ['regulationsAgreement', 'privacyAgreement'];
  return { order: async () => void (await send('/checkout/order', { basketConsents, windowBreakpoint: 'lg' })) };
}

/** The token is in the jar beside the cookies, without a name; `from` is the buyer's address as sent by a load balancer. */
async function ask(
  address: string,
  jar: Map<string, string>,
  path: string,
  payload?: object,
  from = '10.255.0.1',
): Promise<Body> {
  const cookie = [...jar].flatMap(([name, value]) => (name ? [`${name}=${value}`] : [])).join('; ');
  const headers = {
    'x-forwarded-for': from,
    cookie,
    'x-csrf-token': jar.get('') ?? '',
    ...(payload && { 'content-type': 'application/json' }),
  };
  const init = payload ? { method: 'POST', headers, body: JSON.stringify(payload) } : { headers };
  const response = await fetch(`${address}/api${path}`, init);
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    jar.set(name, value);
  }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { body: Body }).body;
}

/** Variants with more than a few pieces. */
async function findVariants(address: string): Promise<string[]> {
  const jar = new Map<string, string>();
  const found: string[] = [];
  for (const category of categories) {
    const { products } = await ask(address, jar, `/catalog/category/${category}`);
    for (const { url } of products) {
      const { variants } = await ask(address, jar, `/catalog/product/${url.split('/').filter(Boolean).at(-1)}`);
      const many = variants.filter(({ availability, piecesLeft }) => availability === 1 && piecesLeft === null);
      found.push(...many.map(({ variantId }) => variantId));
    }
  }
  return found;
}

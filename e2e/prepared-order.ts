import type { CountryTexts } from './country-texts.ts';
import type { ShopClient } from './shop-client.ts';

interface Shelf {
  products: { url: string }[];
}

interface Variant {
  variantId: string;
  availability: number;
  /** `null` if there are many. */
  piecesLeft: number | null;
}

/**
 * Adds one piece of the nth product of the home page with enough stock; each number is another product. Tests with other addresses buy
 * other variants.
 */
export async function addNthProduct(client: ShopClient, nth: number, clientAddress = '') {
  const { productShelves } = await client.get('/catalog/home');
  const urls: string[] = productShelves.flatMap(({ products }: Shelf) => products.map(({ url }) => url));
  let plentiful = 0;
  for (const url of urls) {
    const variant = await findPlentiful(client, url, clientAddress);
    if (variant && plentiful === nth) return add(client, variant);
    plentiful += variant ? 1 : 0;
  }
  throw new Error(`Fewer than ${nth + 1} products of the home page can be bought`);
}

export async function addProduct(client: ShopClient, slug: string, clientAddress = '') {
  const variant = await findPlentiful(client, slug, clientAddress);
  if (!variant) throw new Error(`${slug} cannot be bought`);
  await add(client, variant);
}

export async function addLastPiece(client: ShopClient, slug: string) {
  const [variant] = await findVariants(client, slug, ({ piecesLeft }) => piecesLeft === 1);
  if (!variant) throw new Error(`${slug} has no last piece`);
  await add(client, variant);
}

/** A buyer's data in the country, by their names in the API. */
export const typedValues = ({ address, choices = [] }: CountryTexts): Record<string, string> =>
  Object.fromEntries([...address, ...choices].map(([, value, name]) => [name, value]));

/** Saves address, delivery by courier and payment on delivery, as the checkout page does while it is filled in. */
export async function saveOrderData(client: ShopClient, customer: Record<string, string>) {
  await client.post('/my-account/customer/edit', customer);
  await client.post('/checkout/shipping', { shipping: 'courier', shippingPostcode: customer.postCode });
  await client.post('/checkout/payment', { payment: 'cod' });
}

export const register = (client: ShopClient, customer: Record<string, string>) =>
  client.post('/base/register', {
    ...customer,
    ...{ birthday: '24/03/1990', password: 'Odeta-2026', rememberMe: false, privacyAgreement: true },
  });

async function findPlentiful(client: ShopClient, url: string, clientAddress: string) {
  const variants = await findVariants(client, url, ({ piecesLeft }) => piecesLeft === null);
  return variants[sumOf(clientAddress) % variants.length];
}

async function findVariants(client: ShopClient, url: string, isValid: (variant: Variant) => boolean) {
  const { variants } = await client.get(`/catalog/product/${url.split('/').filter(Boolean).at(-1)}`);
  return (variants as Variant[]).filter((variant) => variant.availability === 1 && isValid(variant));
}

const add = (client: ShopClient, { variantId }: Variant) =>
  client.post('/checkout/items/add', { variantId, quantity: 1 });

const sumOf = (clientAddress: string) => clientAddress.split('.').reduce((sum, part) => sum + Number(part), 0);

import { setTimeout as pause } from 'node:timers/promises';

/** The products of a country, read before the load starts, which pages are compared with. */
export interface Catalogue {
  country: BenchCountry;
  categories: readonly { url: string; products: readonly CatalogueProduct[] }[];
  home: readonly CatalogueProduct[];
}

export interface CatalogueProduct {
  url: string;
  name: string;
}

export const benchCountries = ['pl', 'sk', 'hu', 'ro', 'ua'] as const;
export type BenchCountry = (typeof benchCountries)[number];

/** The number of categories that are visited. */
const CATEGORIES = 6;
const ATTEMPTS = 40;
const PAUSE_MS = 250;

export async function readCatalogue(apiUrl: string, country: BenchCountry): Promise<Catalogue> {
  const read = (path: string) => readBody(`${apiUrl}/api${path}`, country);
  const { pages } = await read('/catalog/sitemap/categories');
  const listed: string[] = pages.flatMap(
    (page: { addresses: Record<string, string> }) => page.addresses[country] ?? [],
  );
  const categories: Catalogue['categories'][number][] = [];
  for (const url of listed.filter((address) => address.startsWith('/c/'))) {
    if (categories.length === CATEGORIES) break;
    const { products } = await read(`/catalog/category/${slugOf(url)}`);
    if (products.length > 3) categories.push({ url, products });
  }
  const { productShelves } = await read('/catalog/home');
  const home = productShelves.flatMap((shelf: { products: CatalogueProduct[] }) => shelf.products);
  return { country, categories, home };
}

/** An API that is busy is asked again. */
async function readBody(address: string, country: BenchCountry) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, { headers: { 'x-forwarded-host': `${country}.localhost` } });
    if (response.ok) return (await response.json()).body;
    if (response.status !== 503 || attempt === ATTEMPTS) throw new Error(`${address}: ${response.status}`);
    await pause(PAUSE_MS);
  }
}

export const slugOf = (url: string) => url.split('/').filter(Boolean).at(-1) ?? '';

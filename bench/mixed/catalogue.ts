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

export async function readCatalogue(apiUrl: string, country: BenchCountry): Promise<Catalogue> {
  const read = async (path: string) => {
    const response = await fetch(`${apiUrl}/api${path}`, { headers: { 'x-forwarded-host': `${country}.localhost` } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()).body;
  };
  const { pages } = await read('/catalog/sitemap/categories');
  const listed: string[] = pages.flatMap(
    (page: { addresses: Record<string, string> }) => page.addresses[country] ?? [],
  );
  const urls = listed.filter((url) => url.startsWith('/c/'));
  const all = await Promise.all(
    urls.map(async (url) => ({ url, products: (await read(`/catalog/category/${slugOf(url)}`)).products })),
  );
  const categories = all.filter(({ products }) => products.length > 3).slice(0, CATEGORIES);
  const { productShelves } = await read('/catalog/home');
  const home = productShelves.flatMap((shelf: { products: CatalogueProduct[] }) => shelf.products);
  return { country, categories, home };
}

export const slugOf = (url: string) => url.split('/').filter(Boolean).at(-1) ?? '';

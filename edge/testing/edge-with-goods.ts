import type { ApiGateway } from '../src/api/api-gateway.ts';
import { openEdge, shellCode } from './open-edge.ts';

/** What every page has, as menus and styles. */
const common = Array.from({ length: 300 }, (_, index) => `<li class="item-${index}">Label ${index * index}</li>`).join(
  '',
);
/** Texts of the cart's page, the same for everyone. */
const ofCart = Array.from({ length: 200 }, (_, index) => `<p class="line-${index}">Sum ${index ** 3}</p>`).join('');
/** Of the visitor with the cookie `OWN`, on the page of the cart. */
export const OWN = 'own=1';
export const OWN_TEXT = 'Jana Hrušková, jana.hruskova@example.sk, Hlavná 12, Bratislava';

/** An edge whose shop has two categories and two products, one of which has a review. The cart repeats its address. */
export async function openEdgeWithGoods(review = 'Nice coat', config: Record<string, string> = {}) {
  const written = `
    out.write(${JSON.stringify(common)});
    if (url.startsWith('/cart')) {
      out.write(${JSON.stringify(ofCart)});
      out.write('<p>' + (await (await send('/api/own', { headers: {} })).json()) + '</p><a href="' + url + '">here</a>');
    }
    if (url.startsWith('/p/')) out.write('<h1>Product ' + url + '</h1>');
    if (url === '/p/coat') out.write('<p>' + ${JSON.stringify(review)} + '</p>');`;
  const shell = shellCode
    .replace('routes, report })', 'routes, report, send })')
    .replace('write: async (out) => {', `write: async (out) => {${written}`)
    .replace("path === '/cart'", "path.startsWith('/cart')");
  const send: ApiGateway['send'] = async (url, _, { headers }) => {
    if (url === '/api/own') {
      const text = headers.cookie?.includes(OWN) ? OWN_TEXT : 'Your cart is empty';
      return { status: 200, text: async () => JSON.stringify(text), json: async () => text };
    }
    const [, part] = /^\/api\/catalog\/sitemap\/(.+)$/.exec(url) ?? [];
    const answer = part ? { body: { pages: pagesOf(part) } } : 'menu';
    return { status: 200, text: async () => JSON.stringify(answer), json: async () => answer };
  };
  const edge = await openEdge({
    shell,
    api: { send },
    config: { PAGE_CACHE_SECONDS: '600', RENDER_LIMIT_SECONDS: '30', ...config },
  });
  return { ...edge, offered: () => waitForOffer(edge.get) };
}

const pagesOf = (part: string) =>
  (part === 'categories' ? ['/', '/c/women', '/c/men'] : ['/p/coat', '/p/scarf']).map((path) => ({
    addresses: { sk: path },
    picture: null,
  }));

/** Opens pages, as a browser does on a secure origin, until the dictionary has been made. */
async function waitForOffer(get: Awaited<ReturnType<typeof openEdge>>['get']): Promise<string> {
  for (;;) {
    // Of a visitor with a cart, who is the first to open a page of the country.
    const { headers } = await get('/', { 'sec-fetch-dest': 'document', cookie: OWN });
    const [, address] = /^<(.+)>; rel="compression-dictionary"$/.exec(String(headers.link ?? '')) ?? [];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** Addresses that a guest may open, with the name of the page's file (`x.page.tsx`). */
const pages = {
  account: {
    '/my-account/log-in': 'log-in',
    '/my-account/register': 'register',
    '/my-account/password': 'forgotten',
    '/my-account/find-order': 'find-order',
  },
  catalog: {
    '/': 'home',
    '/c/zeny': 'category',
    '/p/rebrovany-sveter-z-bavlny': 'product',
    '/search/sveter': 'search',
    '/wishlist': 'wishlist',
  },
};

async function read(request: APIRequestContext, address: string) {
  const { host, port, pathname } = new URL(address);
  const response = await request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host } });
  return response.text();
}

for (const [remote, named] of Object.entries(pages)) {
  test(`every page of the remote ${remote} has its own script, which its document loads with the first ones`, {
    tag: '@once',
  }, async ({ request, shop }) => {
    const documents = new Map<string, string>();
    for (const path of Object.keys(named)) documents.set(path, await read(request, shop.address('sk', path)));

    for (const [path, name] of Object.entries(named))
      expect(documents.get(path), path).toMatch(new RegExp(`/releases/${remote}/page-${name}\\.\\w+\\.js`));

    const [release] = new RegExp(`/releases/${remote}/[\\w.+-]+/`).exec([...documents.values()].join('')) ?? [];
    const { pages: files, routes } = JSON.parse(await read(request, shop.address('sk', `${release}release.json`)));
    expect(Object.keys(files)).toHaveLength(routes.length);
    expect(Object.values(files)).toEqual(routes.map(() => expect.objectContaining({ scripts: [expect.any(String)] })));
  });
}

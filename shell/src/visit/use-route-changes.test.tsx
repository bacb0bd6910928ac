import { readDynamicSession, writeLog } from '@odeta/contracts';
import { Link } from '@odeta/storefront/router';
import { answers, createTestStorefront, refuses, renderInStorefront, screen } from '@odeta/storefront/testing';
import { useRouteChanges } from './use-route-changes.ts';

function Page() {
  useRouteChanges();
  return (
    <>
      <Link to="/checkout">checkout</Link>
      <Link to="/checkout?menu=open">menu</Link>
    </>
  );
}

test('every other route is sent to the server; the first page and an open menu are none (F4)', async () => {
  const storefront = createTestStorefront({ api: [answers(readDynamicSession, {})] });
  const { user } = await renderInStorefront(<Page />, { storefront, url: '/cart' });
  expect(storefront.sent).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'checkout' }));
  await user.click(screen.getByRole('link', { name: 'menu' }));

  expect(storefront.sent).toMatchObject([{ method: 'GET', path: '/base/dynamic-session' }]);
});

test('a failure is logged under its name and says nothing to the visitor (F4)', async () => {
  const storefront = createTestStorefront({
    api: [refuses(readDynamicSession, { code: 'unexpected', status: 500 }), answers(writeLog, {})],
  });
  const { user } = await renderInStorefront(<Page />, { storefront, url: '/cart' });

  await user.click(screen.getByRole('link', { name: 'checkout' }));

  expect(storefront.sent[0]?.headers).toHaveProperty('suppress-messages');
  expect(storefront.sent.at(-1)?.payload).toMatchObject({
    levelName: 'error',
    message: expect.stringMatching(/^base\/dynamic-session/),
  });
});

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

test('a route change is sent to the server, but not the first page or an opened menu (F4)', async () => {
  const storefront = createTestStorefront({ api: [answers(readDynamicSession, {})] });
  const { user } = await renderInStorefront(<Page />, { storefront, url: '/cart' });
  expect(storefront.sent).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'checkout' }));
  await user.click(screen.getByRole('link', { name: 'menu' }));

  expect(storefront.sent).toMatchObject([{ method: 'GET', path: '/base/dynamic-session' }]);
});

test('a failed request is logged with its name and shows no message to the visitor (F4)', async () => {
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

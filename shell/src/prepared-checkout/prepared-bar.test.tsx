import { cancelPreparedCheckout, type PreparedCheckout, readPreparedCheckout } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { addLaterTexts } from '../on-demand/add-later-texts.ts';
import { PreparedBar } from './prepared-bar.tsx';

const opened: PreparedCheckout = {
  ...{ id: 'one', partner: 'Partner', origin: 'https://partner.example', returnUrl: null },
  ...{ state: 'opened', orderNumber: null },
};

beforeAll(() => {
  // jsdom has no layout, so it has neither of them.
  Object.assign(document, { elementsFromPoint: () => [] });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

/** `checkouts`: the server's answers, call by call. */
async function openBar(...checkouts: (PreparedCheckout | null)[]) {
  const posted: unknown[] = [];
  const opener = { postMessage: (...given: unknown[]) => posted.push(given) };
  Object.defineProperty(window, 'opener', { value: opener, configurable: true });
  Object.defineProperty(window, 'close', { value: () => posted.push('closed'), configurable: true });
  const known = [...checkouts];
  const answer = () => ({
    status: 200,
    json: { success: true, body: { checkout: known.shift() ?? checkouts.at(-1) ?? null } },
  });
  const storefront = createTestStorefront({
    api: [{ endpoint: readPreparedCheckout, answer }, answers(cancelPreparedCheckout, {})],
  });
  await addLaterTexts(storefront);
  const ended: object[] = [];
  storefront.events.on('checkout.ended', (payload) => ended.push(payload));
  const page = await renderInStorefront(<PreparedBar />, { storefront });
  return { ...page, posted, ended, storefront };
}

test('the window that opened the checkout is notified of the order once, at its own origin only (E1)', async () => {
  const placed = { ...opened, state: 'placed', orderNumber: 'SK 1' } as const;
  const { storefront, posted, ended } = await openBar(opened, placed);
  expect(await screen.findByText('Nakupujete cez partner.example.')).toBeVisible();
  expect(posted).toEqual([]);

  storefront.events.emit('setup.learned', {});
  storefront.events.emit('setup.learned', {});

  expect(await screen.findByText('Objednávka je prijatá.')).toBeVisible();
  const payload = { id: 'one', state: 'placed', orderNumber: 'SK 1' };
  const message = { source: 'odeta-checkout', version: 1, type: 'checkoutResult', payload };
  expect(posted).toEqual([[message, 'https://partner.example']]);
  expect(ended).toEqual([payload]);
});

test('the back button cancels an unfinished checkout, notifies its opener and closes the window (E1)', async () => {
  const { user, posted, storefront } = await openBar(opened, { ...opened, state: 'cancelled' });

  await user.click(await screen.findByRole('button', { name: 'Späť na partner.example' }));

  expect(storefront.sent.map(({ path }) => path)).toContain(cancelPreparedCheckout.path);
  expect(posted).toEqual([
    [expect.objectContaining({ payload: { id: 'one', state: 'cancelled', orderNumber: null } }), opened.origin],
    'closed',
  ]);
});

test('a visitor without a prepared cart sees no bar (E1)', async () => {
  await openBar(null);

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

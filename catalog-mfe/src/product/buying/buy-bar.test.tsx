import type { Product } from '@odeta/contracts';
import { act, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { productOf } from '../../../testing/product.ts';
import { messages } from '../../messages/index.ts';
import ProductPage from '../product.page.tsx';
import { createProductStore } from '../product.store.ts';

async function render(product: Product = productOf()) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  Object.assign(storefront.storeOf(createProductStore).state, { status: 'ready', product });
  return renderInStorefront(<ProductPage />, { storefront, url: '/p/vlneny-kabat' });
}

test('a sold-out product says so beside its price and in the bar of phones, which asks for a notice (P11)', async () => {
  const variants = productOf().variants.map((variant) => ({ ...variant, availability: 3 as const }));
  await render(productOf({ variants }));

  expect(screen.getByText('ui.badge.sold-out')).toBeInTheDocument();
  expect(screen.queryByText('ui.badge.sale')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upozorniť ma' })).toBeInTheDocument();
});

test('the bar of phones is away while the button of the page is in view (P11)', async () => {
  const reports: ((entries: object[]) => void)[] = [];
  const observe = (report: (entries: object[]) => void) => {
    reports.push(report);
    return { observe() {}, disconnect() {} };
  };
  const observer = jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(observe as never);
  await render();
  const bar = screen.getByRole('button', { name: 'Vybrať veľkosť' }).closest('[data-bottom-bar]');
  const isAway = (isIntersecting: boolean) => {
    act(() => {
      for (const report of reports) report([{ isIntersecting }]);
    });
    return bar?.classList.contains('away');
  };

  expect([false, true, false].map(isAway)).toEqual([false, true, false]);
  observer.mockRestore();
});

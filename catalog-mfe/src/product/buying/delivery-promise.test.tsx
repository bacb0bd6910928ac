import type { CountryCode } from '@odeta/contracts';
import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { productOf } from '../../../testing/product.ts';
import { messages } from '../../messages/index.ts';
import { DeliveryPromise } from './delivery-promise.tsx';

async function render(country: CountryCode) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ country, messages: { catalog } });
  const { delivery } = productOf();
  return renderInStorefront(<DeliveryPromise delivery={delivery} variant={undefined} paid={null} />, { storefront });
}

test('the product links to the delivery costs and, in the EU, to the legal guarantee (D13, P16)', async () => {
  const { unmount } = await render('sk');
  expect(screen.getByRole('link', { name: 'Ceny dopravy' })).toHaveAttribute('href', '#delivery-costs');
  expect(screen.getByRole('link', { name: 'Zákonná zodpovednosť za vady: 2 roky' })).toHaveAttribute(
    'href',
    '#legal-guarantee',
  );
  unmount();

  await render('ua');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

import { shippingPointOf } from '@odeta/contracts/testing';
import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import { PickupPlace } from './pickup-place.tsx';

test('a pickup shows the point, its address, its opening hours and a map link (J9, N1)', async () => {
  const { default: confirm } = await messages.sk();
  const point = shippingPointOf({ alwaysOpen: false, openingHours: [{ day: 6, open: '08:00', close: '12:00' }] });
  const storefront = createTestStorefront({ messages: { confirm } });

  const page = await renderInStorefront(<PickupPlace point={point} />, { storefront });

  expect(page.getByText('BalíkoBOX Račianska')).toBeVisible();
  expect(page.getByText('831 04 Bratislava')).toBeVisible();
  expect(page.getByText('sobota').nextSibling).toHaveTextContent('08:00–12:00');
  expect(page.getByText('nedeľa').nextSibling).toHaveTextContent('zatvorené');
  expect(page.getByRole('link', { name: /Zobraziť na mape/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=48.16,17.12',
  );
});

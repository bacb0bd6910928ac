import { chooseShipping, chooseShippingPoint, readShippingPayment, searchShippingPoints } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, shippingPointOf, summaryOf } from '@odeta/contracts/testing';
import { act, answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createSuggestionStore } from '../state/suggestion.store.ts';
import { PointsPlace } from './points-place.tsx';

const box = shippingPointOf({ id: 'SK1#balikobox', shipping: 'balikobox' });
const payments = [{ key: 'card', name: 'Karta', description: '', cost: 2.49, disabled: false, order: 1 }];
const group = deliveryMethodOf({ key: 'pick_up_point', group: 'pick-up', map: true, cost: 2.49, payments });
const summary = summaryOf();
const onList = () => screen.findByRole('list', { name: 'Zoznam výdajných miest' });

async function openPlace(parts: Parameters<typeof checkoutInitOf>[0], { isWide = false, isSuggesting = false } = {}) {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }),
  });
  const shippingPayment = [group, { ...group, key: 'balikobox' }];
  const { default: checkout } = await messages.sk();
  const chosen = { shipping: 'pick_up_point', shippingPointId: box.id, shippingPoint: [box], payment: null, summary };
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(searchShippingPoints, { points: [box], total: 1 }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: null, summary }),
      answers(chooseShippingPoint, chosen),
      answers(readShippingPayment, { shippingPayment, shipping: 'pick_up_point', summary }),
    ],
  });
  const store = storefront.storeOf(createCheckoutStore);
  const init = checkoutInitOf({ shippingPayment, shipping: 'pick_up_point', payment: null, ...parts });
  const operators = [{ shipping: 'balikobox', name: 'BalíkoBOX' }];
  const shippingPointsConfig = { ...init.shippingPointsConfig, operators };
  Object.assign(store.state, init, { status: 'ready', lapsed: [], shippingPointsConfig });
  const suggesting = isSuggesting && storefront.storeOf(createSuggestionStore).suggestPoint('811 05');
  const place = <PointsPlace city="Bratislava" postCode={() => '811 05'} error={null} onChosen={() => {}} />;
  return { ...(await renderInStorefront(place, { storefront })), storefront, suggesting };
}

afterEach(() => Object.assign(globalThis, { matchMedia: undefined }));

const known = { shippingPoint: [box], shippingPointId: box.id };

test('on a phone the chosen point stands alone, without asking for a list, until another one is wanted', async () => {
  const { user, storefront } = await openPlace(known);
  expect(screen.getByRole('region', { name: 'Vybrané miesto' })).toHaveTextContent(box.name);
  expect(storefront.sent).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Iné miesto' }));

  const list = await onList();
  expect(list).toBeVisible();
  expect(document.activeElement).toContainElement(list);
  expect(screen.getByRole('button', { name: `Vybrané: ${box.name}` })).toBeVisible();
});

test('a point that is suggested on a phone stands alone as soon as it is known', async () => {
  const { suggesting, container } = await openPlace({ shipping: null }, { isSuggesting: true });
  expect(container.querySelector('input')).toBeNull();

  await act(async () => void (await suggesting));

  expect(screen.getByRole('region', { name: 'Vybrané miesto' })).toHaveTextContent(box.name);
});

test('a point that is chosen in the list leaves the list open', async () => {
  const { user } = await openPlace({ shippingPoint: [], shippingPointId: null });
  await onList();

  await user.click(screen.getByRole('button', { name: `Vybrať: ${box.name}` }));

  expect(await onList()).toBeVisible();
});

test('on a wide screen the list is open from the beginning', async () => {
  await openPlace(known, { isWide: true });

  expect(await onList()).toBeVisible();
});

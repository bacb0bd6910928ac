import { chooseShipping, editCustomer, readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { customerFieldsOf } from '../form/customer-fields.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import CheckoutPage from './checkout.page.tsx';

const jana = customerFieldsOf({
  ...{ email: 'jana@example.sk', firstName: 'Jana', lastName: 'Hrušková', postCode: '811 05', city: 'Bratislava' },
  ...{ street: '', streetNumber: '' },
});
const customer = { ...jana, customerHash: null, isAuthorized: false, hasAccount: false, customerNumber: null };

test('a house number that is left in the street is saved in its own field (K5)', async () => {
  const { default: checkout } = await messages.sk();
  const api = [
    answers(readCheckoutInit, checkoutInitOf({ customer })),
    answers(editCustomer, { customer }),
    answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: null, summary: summaryOf({}) }),
  ];
  const storefront = createTestStorefront({ messages: { checkout }, api });
  await storefront.storeOf(createCheckoutStore).load();
  const { user, getByRole, findByRole } = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });

  await user.click(getByRole('radio', { name: /Kuriér na adresu/ }));
  await user.type(await findByRole('textbox', { name: 'Ulica' }), 'Šancová 48');
  await user.tab();
  await user.tab();

  const saved = () => storefront.sent.filter(({ path }) => path === editCustomer.path).map(({ payload }) => payload);
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ street: 'Šancová', streetNumber: '48' }));
});

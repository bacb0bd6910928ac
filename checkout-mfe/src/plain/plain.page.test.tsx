import { type BodyOf, readCheckoutInit, readPaymentStatus, searchShippingPoints } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import PlainPage, { load, meta } from './plain.page.tsx';

const method = deliveryMethodOf();

async function open(step: string, posted?: object, place?: string) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    dehydrated: { 'posted-form': { posted: posted ?? null } },
    api: [
      answers(readCheckoutInit, checkoutInitOf({ shippingPayment: [method], shipping: method.key })),
      answers(searchShippingPoints, { points: [], total: 0 }),
    ],
  });
  const url = `/checkout/plain/${step}`;
  await load(storefront, {
    path: url,
    params: { '*': [step, place].filter(Boolean).join('/') },
    query: new URLSearchParams(),
  });
  await renderInStorefront(<PlainPage />, { storefront, url });
}

const formIn = (name: string) => document.querySelector(`[value="${name}"]`)?.closest('form');

test('each step is a form with an address, and the order has its key, its total and the button that the law requires', async () => {
  await open('order');

  expect(formIn('checkout.order')).toHaveAttribute('action', '/checkout/plain/order');
  expect(document.querySelector('[name=key]')).toHaveAttribute('value', expect.stringMatching(/^[\w-]{20,}$/));
  expect(document.querySelector('[name=total]')).not.toHaveValue('');
  expect(screen.getByRole('button', { name: /Objednávka s povinnosťou platby/ })).toHaveAttribute('type', 'submit');
});

test('a refused step shows what was typed and chosen, with the errors beside their fields', async () => {
  const values = { email: ['jana@'], firstName: ['Jana'], shipping: [method.key] };
  await open('details', { form: 'checkout.details', values, errors: { email: 'Toto nie je e-mail' }, problem: null });

  const form = within(formIn('checkout.details') as HTMLElement);
  expect(form.getByLabelText(/E-mail/)).toHaveValue('jana@');
  expect(form.getByLabelText(/E-mail/)).toHaveAccessibleDescription('Toto nie je e-mail');
  expect(form.getByLabelText(/^Meno/)).toHaveValue('Jana');
  expect(form.getByRole('radio', { name: new RegExp(method.name) })).toBeChecked();
});

test.each(['details', 'point', 'payment', 'order'])(
  'the step %s can be sent without scripts, also by a browser that names no page with a query as the sender',
  async (step) => {
    await open(step);

    for (const form of document.querySelectorAll('form')) {
      expect(form).toHaveAttribute('method', 'post');
      expect(form.getAttribute('action')).not.toContain('?');
    }
    expect(formIn(`checkout.${step}`)).toBeInTheDocument();
  },
);

test('the points are searched near the place of the address', async () => {
  await open('point', undefined, 'Nitra%201/2');

  expect(screen.getByRole('textbox')).toHaveValue('Nitra 1/2');
});

const orderId = '7f0b3c7e-2f6c-4f4c-9a51-0d4b8a0e8c11';

async function wait(parts: Partial<BodyOf<typeof readPaymentStatus>>) {
  const { default: checkout } = await messages.sk();
  const pending = { paymentStatus: 'pending', redirect: null, message: null, failure: null } as const;
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, checkoutInitOf()),
      answers(readPaymentStatus, { ...pending, payment: 'blik', expiresAt: null, ...parts }),
    ],
  });
  const query = new URLSearchParams({ order: orderId });
  await load(storefront, { path: '/checkout/plain/waiting', params: { '*': 'waiting' }, query });
  await renderInStorefront(<PlainPage />, { storefront, url: `/checkout/plain/waiting?${query}` });
  return meta(storefront);
}

test('a payment that is confirmed in an app is asked about by a link, and then leads to the confirmation', async () => {
  await wait({});

  const link = screen.getByRole('link', { name: 'Platba je potvrdená, pokračovať' });
  expect(link).toHaveAttribute('href', `/checkout/plain/waiting?order=${orderId}`);
  expect((await wait({ paymentStatus: 'success', redirect: '/confirm?order=1' })).redirect).toBe(
    '/confirm/plain?order=1',
  );
});

test('a failed payment says why, and leads to the order for another code', async () => {
  await wait({ paymentStatus: 'failed', message: 'Tento kód BLIK neplatí.', failure: 'code-wrong' });

  expect(screen.getByRole('alert')).toHaveTextContent('Tento kód BLIK neplatí.');
  expect(screen.getByRole('link', { name: 'Zadať nový kód' })).toHaveAttribute('href', '/checkout/plain/order');
});

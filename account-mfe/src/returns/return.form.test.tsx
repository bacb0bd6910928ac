import { IDEMPOTENCY_HEADER, openReturn, quoteReturn, readReturnOffer } from '@odeta/contracts';
import { answers, createTestStorefront, postForm, renderInStorefront, screen } from '@odeta/storefront/testing';
import { returnOffer } from '../../testing/returns.ts';
import { forms } from '../forms.ts';
import { messages } from '../messages/index.ts';
import { RETURN_FORM } from './posted-return.ts';
import Page, { load } from './return-form.page.tsx';

const { orderId } = returnOffer();
const params = { orderId };
const sums = { goods: 39.99, fee: 2.9, wayCost: 0, onVoucher: 0, refund: 37.09 };

const storefrontWith = async (dehydrated = {}) => {
  const { default: account } = await messages.sk();
  return createTestStorefront({
    messages: { account },
    dehydrated,
    api: [
      answers(readReturnOffer, { offer: returnOffer() }),
      answers(quoteReturn, sums),
      answers(openReturn, { id: 'r1', number: 'V 1' }),
    ],
  });
};

type Values = Record<string, string | string[]>;
const send = async (values: Values) => {
  const storefront = await storefrontWith();
  const outcome = await postForm(storefront, forms, RETURN_FORM, values, { params });
  return { outcome, sent: storefront.sent };
};

const first = { kind: 'declaration', shown: '', line: '1', key: 'a'.repeat(32) };
const complete: Values = {
  ...first,
  ...{ shown: 'declaration', 'pieces-1': ['1', '1'], 'reason-1': 'too-small' },
  ...{ refundMethod: 'voucher', returnType: 'box', holder: '' },
};

test('without scripts the chosen kind opens the other steps, without errors of fields that nobody saw', async () => {
  expect((await send(first)).outcome).toEqual({ again: {} });
  expect((await send({ ...first, kind: 'complaint', shown: 'declaration', note: '' })).outcome).toEqual({ again: {} });
  expect((await send({ shown: '', key: first.key })).outcome).toMatchObject({ errors: { kind: expect.any(String) } });
});

test('what is missing in shown fields is an error of theirs, and nothing is sent', async () => {
  const { outcome, sent } = await send({ ...complete, 'reason-1': '', returnType: '' });

  expect(outcome).toEqual({
    errors: { 'lines.0.reason': 'Vyberte dôvod vrátenia', returnType: expect.any(String) },
  });
  expect(sent).toEqual([]);
});

test('a complete return is sent with the key of its page', async () => {
  const { outcome, sent } = await send({ ...complete, 'pieces-1': ['1', '2'] });

  expect(outcome).toEqual({ to: '/my-account/returns/r1' });
  expect(sent[0]).toMatchObject({
    headers: { [IDEMPOTENCY_HEADER]: first.key },
    payload: { kind: 'declaration', lines: [{ lineId: '1', quantity: 2, reason: 'too-small' }], returnType: 'box' },
  });
});

test('the page shows what was posted: kind, goods, reason, errors, and the refund', async () => {
  const values = Object.fromEntries(Object.entries(complete).map(([name, value]) => [name, [value].flat()]));
  const posted = { form: RETURN_FORM, values, errors: { returnType: 'Vyberte spôsob' }, problem: null };
  const storefront = await storefrontWith({ 'posted-form': { posted } });
  await load(storefront, { path: '/', params, query: new URLSearchParams() });
  await renderInStorefront(<Page />, { storefront, url: `/my-account/orders/${orderId}/return` });

  expect(screen.getByRole('radio', { name: /^Vrátiť tovar/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Vrátiť: Šaty midi' })).toBeChecked();
  expect(screen.getByLabelText('Dôvod')).toHaveValue('too-small');
  expect(document.querySelector('[value=voucher]')).toBeChecked();
  expect(screen.getByText('Vyberte spôsob')).toBeVisible();
  expect(screen.getByText('37,09 €')).toBeVisible();
  expect(document.querySelector('form')).toHaveAttribute('action', `/my-account/orders/${orderId}/return`);
  expect(document.querySelector<HTMLInputElement>('[name=key]')?.value).toBe(first.key);
});

test('the article that the link names is posted with the first choice', async () => {
  const storefront = await storefrontWith();
  await load(storefront, { path: '/', params, query: new URLSearchParams('line=1') });
  await renderInStorefront(<Page />, { storefront, url: `/my-account/orders/${orderId}/return?line=1` });

  expect(document.querySelector<HTMLInputElement>('[type=hidden][name=line]')?.value).toBe('1');
});

test('a cancelled return is asked for once more', async () => {
  const storefront = await storefrontWith();

  expect(await postForm(storefront, forms, 'account.cancel-return', {}, { params })).toEqual({ again: {} });
  expect(await postForm(storefront, forms, 'account.cancel-order', { sure: 'no' }, { path: '/o' })).toEqual({
    to: '/o',
  });
  expect(storefront.sent).toEqual([]);
});

import { BOT_PROOF_HEADER, declareWithdrawal, FORM_PROOF, IDEMPOTENCY_HEADER } from '@odeta/contracts';
import { answers, createTestStorefront, postForm, renderInStorefront, screen } from '@odeta/storefront/testing';
import { contact } from '../../../testing/open-help-page.tsx';
import { forms } from '../../forms.ts';
import { messages } from '../../messages/index.ts';
import { createSellerStore } from '../seller/seller.store.ts';
import { WITHDRAWAL_FORM } from './posted-withdrawal.ts';
import { Withdrawal } from './withdrawal.tsx';

const receipt = {
  ...{
    number: 'O 2611 0017',
    receivedAt: '2026-11-22T13:06:31.000Z',
    name: 'Eva Kováčová',
    orderNumber: 'SK 2611 0155',
  },
  ...{ email: 'eva@example.sk', goods: null, refundTo: '', parcels: null },
};
const typed = { name: 'Eva  Kováčová', orderNumber: 'SK 2611 0155', email: 'eva@example.sk', scope: 'whole' };
const key = 'a'.repeat(32);

async function open(dehydrated = {}) {
  const { default: help } = await messages.sk();
  const api = [answers(declareWithdrawal, receipt)];
  return createTestStorefront({ messages: { help }, dehydrated, api });
}

async function send(values: Record<string, string>) {
  const storefront = await open();
  const outcome = await postForm(storefront, forms, WITHDRAWAL_FORM, values);
  return { outcome, sent: storefront.sent };
}

/** The page after the form was posted. */
async function show(values: Record<string, string>, rest: { errors?: object; problem?: string } = {}) {
  const lists = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));
  const posted = { form: WITHDRAWAL_FORM, values: lists, errors: {}, problem: null, ...rest };
  const storefront = await open({ 'posted-form': { posted } });
  Object.assign(storefront.storeOf(createSellerStore).state, { contact });
  await renderInStorefront(<Withdrawal />, { storefront, url: '/pomoc/odstupenie/' });
}

const hidden = (name: string) => document.querySelector<HTMLInputElement>(`[type=hidden][name=${name}]`)?.value;

test('without scripts the first step sends nothing, and the second shows what it will send', async () => {
  const { outcome, sent } = await send(typed);
  expect(outcome).toEqual({ again: { step: ['check'], key: [expect.stringMatching(/^[0-9a-f]{32}$/)] } });
  expect(sent).toEqual([]);

  await show({ ...typed, step: 'check', key });

  expect(screen.getByText('Všetok tovar z objednávky')).toBeVisible();
  expect([hidden('name'), hidden('orderNumber'), hidden('key')]).toEqual(['Eva Kováčová', 'SK 2611 0155', key]);
  expect(screen.getByRole('button', { name: 'Potvrdiť odstúpenie' })).toHaveAttribute('form', WITHDRAWAL_FORM);
});

test('the second step sends the withdrawal with the key of its page, and the receipt is shown', async () => {
  const { outcome, sent } = await send({ ...typed, step: 'confirm', key });
  expect(sent[0]).toMatchObject({
    headers: { [IDEMPOTENCY_HEADER]: key, [BOT_PROOF_HEADER]: FORM_PROOF },
    payload: { name: 'Eva Kováčová', scope: 'whole', lines: [] },
  });
  expect(outcome).toEqual({ again: { step: ['sent'], receipt: [JSON.stringify(receipt)] } });

  await show({ step: 'sent', receipt: JSON.stringify(receipt) });

  expect(screen.getByRole('status')).toHaveTextContent('O 2611 0017');
});

test('a part opens the field for its goods first, and is an error when it stays empty', async () => {
  const part = { ...typed, scope: 'part' };

  expect((await send(part)).outcome).toEqual({ again: { step: ['form'] } });
  expect((await send({ ...part, goods: ' ' })).outcome).toEqual({ errors: { goods: expect.any(String) } });
});

test('errors stand at their fields with what was typed, and a forged receipt is not one', async () => {
  const { outcome } = await send({ ...typed, email: 'eva@', step: 'confirm' });
  expect(outcome).toEqual({ errors: { email: expect.any(String) } });

  await show({ ...typed, email: 'eva@', step: 'sent', receipt: '{"number":1}' }, { errors: { email: 'Chýba koniec' } });

  expect(screen.getByLabelText(/E-mail, na ktorý/)).toHaveValue('eva@');
  expect(screen.getByText('Chýba koniec')).toBeVisible();
});

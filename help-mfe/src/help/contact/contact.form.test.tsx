import { IDEMPOTENCY_HEADER, sendMessage } from '@odeta/contracts';
import { answers, createTestStorefront, postForm, renderInStorefront, screen } from '@odeta/storefront/testing';
import { contact } from '../../../testing/open-help-page.tsx';
import { forms } from '../../forms.ts';
import { messages } from '../../messages/index.ts';
import { createSellerStore } from '../seller/seller.store.ts';
import { CONTACT_FORM } from './contact.store.ts';
import { Contact } from './contact.tsx';

const answer = { number: 'P 2611 0442', answerBy: '2026-11-23' };
const typed = { topic: 'complaint', email: 'jana@example.sk', message: 'Na rukáve sa\r\nuvoľnil šev.', copy: 'true' };

async function open(dehydrated = {}) {
  const { default: help } = await messages.sk();
  return createTestStorefront({ messages: { help }, dehydrated, api: [answers(sendMessage, answer)] });
}

test('without scripts the same message sent twice is one, and what is wrong is an error of its field', async () => {
  const storefront = await open();
  const post = (values: Record<string, string>) => postForm(storefront, forms, CONTACT_FORM, values);

  const sent = { again: { sent: [JSON.stringify({ ...answer, email: typed.email, copy: true })] } };
  expect([await post(typed), await post(typed)]).toEqual([sent, sent]);
  await post({ ...typed, message: 'Iné' });
  expect(await post({ topic: 'complaint', email: 'jana@' })).toEqual({
    errors: { email: expect.any(String), message: expect.any(String) },
  });

  const keys = storefront.sent.map(({ headers }) => headers[IDEMPOTENCY_HEADER]);
  expect([keys.length, new Set(keys).size]).toEqual([3, 2]);
});

test('the answer shows the number, and a refused message is still there', async () => {
  const show = async (values: Record<string, string[]>, problem: string | null) => {
    const posted = { form: CONTACT_FORM, values, errors: {}, problem };
    const storefront = await open({ 'posted-form': { posted } });
    Object.assign(storefront.storeOf(createSellerStore).state, { contact });
    return renderInStorefront(<Contact />, { storefront });
  };
  const sent = JSON.stringify({ ...answer, email: typed.email, copy: true });
  const { unmount } = await show({ sent: [sent] }, null);
  expect(screen.getByRole('status')).toHaveTextContent('P 2611 0442');
  unmount();

  await show({ message: ['Dobrý deň'], email: ['a@x.sk'], sent: [sent] }, 'Priveľa správ');

  expect(screen.getByLabelText('Správa')).toHaveValue('Dobrý deň');
  expect(screen.getByText('Priveľa správ')).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

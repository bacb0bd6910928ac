import { changeClubStatus } from '@odeta/contracts';
import { summaryOf } from '@odeta/contracts/testing';
import {
  answers,
  createTestStorefront,
  fireEvent,
  refuses,
  renderInStorefront,
  screen,
} from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { ClubCalculator } from './club-calculator.tsx';

const joined = answers(changeClubStatus, {
  ...{ club: null, payment: null, shipping: null, summary: summaryOf(), shippingPayment: [] },
});

async function open(...api: ReturnType<typeof refuses>[]) {
  const { default: help } = await messages.sk();
  const storefront = createTestStorefront({ messages: { help }, api: [joined, ...api] });
  return renderInStorefront(<ClubCalculator club={{ percent: 10, months: 6, fee: 5.99 }} />, { storefront });
}

const row = (name: string) => screen.getByText(name).nextSibling;

test('the calculator says what a member saves with a sum of purchases, and when it does not pay off', async () => {
  await open();
  const slider = screen.getByRole('slider', { name: 'Nákup za 6 mesiacov' });

  fireEvent.change(slider, { target: { value: '180' } });
  expect(row('Ušetríte')).toHaveTextContent(/12,01\s€/);
  fireEvent.change(slider, { target: { value: '40' } });

  expect(row('Členstvo by vás stálo navyše')).toHaveTextContent(/1,99\s€/);
});

test('one press adds the membership to the next order, also with an empty cart', async () => {
  const { user, storefront } = await open();

  await user.click(screen.getByRole('button', { name: /^Vstúpiť do klubu, 5,99\s€$/ }));

  expect(storefront.sent.at(-1)).toMatchObject({ path: changeClubStatus.path, payload: { checked: true } });
  expect(await screen.findByRole('link', { name: 'Zobraziť košík' })).toHaveAttribute('href', '/cart');
});

test('a guest who joins the club sees that it needs an account, with a link to the log-in', async () => {
  const { user } = await open(refuses(changeClubStatus, { code: 'club-not-offered', status: 409 }));

  await user.click(screen.getByRole('button', { name: /^Vstúpiť do klubu/ }));

  expect(await screen.findByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute('href', '/my-account/log-in');
});

import { openOrderByCode, readBotChallenge, requestOrderCode } from '@odeta/contracts';
import { answers, refuses, screen } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as findOrder from './find-order.page.tsx';
import { createFindOrderStore } from './find-order.store.ts';

const page = [refuses(readBotChallenge, { code: 'not-found', status: 404 }), answers(requestOrderCode, {})];
const wrongCode = ['Kód nesedí alebo už neplatí.'];

test('a guest requests a code with the order number and e-mail, and enters it (P5)', async () => {
  const { user, sentTo } = await openAccountPage(findOrder, {
    url: '/my-account/find-order',
    api: [...page, refuses(openOrderByCode, { code: 'validation', status: 422, validation: { code: wrongCode } })],
  });
  expect(screen.queryByText(/nemôže byť prázdne/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Číslo objednávky'), 'SK 26{Enter}');
  expect(screen.getByLabelText('Číslo objednávky')).toHaveAccessibleDescription(/má tvar SK 2611 0155/);
  await user.type(screen.getByLabelText('Číslo objednávky'), '11 0155');
  await user.type(screen.getByLabelText('E-mail z objednávky'), 'jana@example.sk{Enter}');

  expect(await screen.findByText(/Ak objednávka SK 2611 0155 patrí k adrese jana@example.sk/)).toHaveFocus();
  expect(sentTo(requestOrderCode.path)).toMatchObject([
    { payload: { orderNumber: 'SK 2611 0155', email: 'jana@example.sk' }, headers: { 'bot-proof': '' } },
  ]);
  await user.type(screen.getByLabelText('Kód z e-mailu'), '048 213{Enter}');
  expect(await screen.findByText('Kód nesedí alebo už neplatí.')).toBeVisible();
  expect(screen.getByLabelText('Kód z e-mailu')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: /nový kód/ }));
  expect(screen.getByLabelText('Číslo objednávky')).toHaveValue('SK 2611 0155');
  expect(screen.getByLabelText('E-mail z objednávky')).toHaveValue('jana@example.sk');
});

test('a correct code opens the order (P5)', async () => {
  const orderId = 'b0a1c9a6-7f59-4c47-9d7a-1d8e1c7a4f10';
  const { storefront } = await openAccountPage(findOrder, { api: [...page, answers(openOrderByCode, { orderId })] });
  const went: string[] = [];
  const store = createFindOrderStore(storefront, (path) => went.push(path));
  await store.ask({ orderNumber: 'SK 2611 0155', email: 'jana@example.sk' });

  await store.open('048213');

  expect(went).toEqual([`/confirm?order=${orderId}`]);
});

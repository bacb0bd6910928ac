import { cards } from '../bank.ts';
import { texts } from '../countries.ts';
import { expect, test } from './fixtures.ts';

const { sk } = texts;

test('a guest chooses a jumper, orders it and pays by card', async ({ user }) => {
  await user.open('/p/rebrovany-sveter-z-bavlny');
  await user.click('button', 'Odmietnuť');
  await user.click('radio', /^(S|M|L)$/);
  await user.click('button', sk.addToCart);
  await user.click('link', sk.toCart);
  await user.see(sk.cart);
  await user.click('link', sk.order);
  await user.see(sk.checkout);

  await user.fill(sk.email, 'jana@example.sk');
  await user.press('Enter');
  for (const [label, value] of sk.address) await user.fill(label, value);
  await user.press('Tab');
  await user.click('radio', sk.courier);
  await user.seeTotal();
  await user.click('radio', sk.card);
  await user.seeTotal();
  await user.click('checkbox', sk.terms);
  await user.click('checkbox', sk.privacy);
  expect(await user.reports()).toEqual([]);
  await user.click('button', sk.placeOrder);

  await user.see('Platba kartou');
  await user.fill(/^Číslo karty/, cards.paid);
  await user.fill(/^Platí do/, '12/30');
  await user.fill(/^Kód CVC/, '123');
  await user.click('button', /^Zaplatiť/);
  await user.see(sk.thanks);
  await user.seeText(sk.paid);
  expect(await user.reports()).toEqual([]);
});

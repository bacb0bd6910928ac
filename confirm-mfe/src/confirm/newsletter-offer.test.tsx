import { subscribeNewsletter } from '@odeta/contracts';
import { createTestStorefront, refuses, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import { NewsletterOffer } from './newsletter-offer.tsx';

const says = (type: string, message: string) => ({
  endpoint: subscribeNewsletter,
  answer: () => ({
    status: 200,
    json: { success: true, body: { tracking: null }, messages: [{ type, message }] },
  }),
});

async function openOffer(answer: ReturnType<typeof says> | ReturnType<typeof refuses>) {
  const { default: confirm } = await messages.sk();
  const storefront = createTestStorefront({ messages: { confirm }, api: [answer] });
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));
  const page = await renderInStorefront(<NewsletterOffer email="jana@example.sk" />, { storefront });
  await page.user.click(page.getByRole('button', { name: 'Chcem novinky' }));
  return { ...page, reported };
}

test('one click signs up the order’s e-mail for the newsletter and shows the server’s message (N3, N4, D10)', async () => {
  const page = await openOffer(says('success', 'Poslali sme odkaz.'));

  expect(await page.findByText('Poslali sme odkaz.')).toBeVisible();
  expect(page.storefront.sent.at(-1)).toMatchObject({ payload: { email: 'jana@example.sk', source: 2 } });
  expect(page.queryByRole('button', { name: 'Chcem novinky' })).not.toBeInTheDocument();
  expect(page.reported).toEqual([{ fact: 'newsletter-signed-up', place: 'confirmation' }]);
});

test.each([
  ['the server does not take it', says('error', 'Túto adresu nepoznáme.'), 'Túto adresu nepoznáme.'],
  ['the call fails', refuses(subscribeNewsletter, { code: 'busy', status: 503 }), /\S/],
])('when %s, the offer shows an error and stays', async (_, answer, words) => {
  const page = await openOffer(answer);

  expect(await page.findByRole('alert')).toHaveTextContent(words);
  expect(page.getByRole('button', { name: 'Chcem novinky' })).toBeEnabled();
  expect(page.reported).toEqual([]);
});

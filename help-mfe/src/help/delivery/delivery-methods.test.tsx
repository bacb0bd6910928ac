import { readDeliveryReturn, readHelp } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import HelpPage from '../help.page.tsx';
import { createHelpStore } from '../help.store.ts';

const topicOf = (key: string, url: string) => ({ key, url, title: key, text: '', questions: [] });

test('the page lists delivery methods with prices, and cash on delivery links to its fees (D13, P16)', async () => {
  const { default: help } = await messages.sk();
  const url = '/pomoc/doprava-a-platba/';
  const storefront = createTestStorefront({
    messages: { help },
    api: [
      answers(readHelp, { topics: [topicOf('delivery', url), topicOf('payment', `${url}#platba`)], pages: [] }),
      answers(readDeliveryReturn, {
        currency: 'EUR',
        freeDeliveryFrom: 89,
        returnDays: 100,
        methods: [
          { name: 'BalíkoBOX', description: 'Výdajný box', days: 1, cost: 2.49, isGroup: false, cod: null },
          { name: 'Kuriér', description: '', days: 2, cost: 0, isGroup: false, cod: null },
        ],
        payments: [
          { name: 'Platba kartou', description: 'Visa, Mastercard', onDelivery: false },
          { name: 'Dobierka', description: 'V hotovosti', onDelivery: true },
        ],
      }),
    ],
  });
  await storefront.storeOf(createHelpStore).load('doprava-a-platba');
  await renderInStorefront(<HelpPage />, { storefront });

  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual(['DoručenieCena', 'BalíkoBOX1 pracovný deň · Výdajný box2,49 €', 'Kuriér2 pracovné dnizadarmo']);
  expect(screen.getByText(/Tovar môžete vrátiť do 100 dní/)).toBeVisible();
  const [card, cod] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => /Visa|hotovosti/.test(textContent ?? ''));
  expect(within(cod as HTMLElement).getByRole('link')).toHaveAttribute('href', '#cod-fees');
  expect(within(card as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

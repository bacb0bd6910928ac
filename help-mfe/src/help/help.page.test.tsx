import { findOrderPage, type HelpTopic, readContact, readDeliveryReturn, readHelp } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { contact } from '../../testing/open-help-page.tsx';
import { messages } from '../messages/index.ts';
import { helpMeta } from './help.meta.ts';
import HelpPage from './help.page.tsx';
import { createHelpStore } from './help.store.ts';

const topic = (key: string, url: string, title: string, anchor: string | null = null): HelpTopic => ({
  key,
  url,
  title,
  text: `<b>${title}</b> v skratke`,
  questions: [{ anchor, question: `Otázka: ${key}?`, answer: `<p>Odpoveď: ${key}</p>` }],
});
const topics = [
  topic('delivery', '/pomoc/doprava-a-platba/', 'Doprava'),
  topic('payment', '/pomoc/doprava-a-platba/#platba', 'Platba', 'karta'),
  topic('contact', '/pomoc/kontakt/', 'Kontakt'),
];

const pages = [
  { pl: '/pomoc/', sk: '/pomoc/' },
  { pl: '/pomoc/dostawa-i-platnosc/', sk: '/pomoc/doprava-a-platba/' },
];

async function open(slug: string | null) {
  const { default: help } = await messages.sk();
  const costs = { currency: 'EUR', freeDeliveryFrom: null, returnDays: 100, methods: [], payments: [] };
  const storefront = createTestStorefront({
    messages: { help },
    api: [answers(readHelp, { topics, pages }), answers(readDeliveryReturn, costs), answers(readContact, contact)],
  });
  await storefront.storeOf(createHelpStore).load(slug);
  return renderInStorefront(<HelpPage />, { storefront });
}

test('a page shows all topics of its URL and links to the other pages', async () => {
  const { container, storefront } = await open('doprava-a-platba');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Doprava');
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings).toEqual(['H1 Doprava', 'H2 Otázka: delivery?', 'H2 Platba', 'H3 Otázka: payment?']);
  expect(screen.getByRole('link', { name: 'Doprava' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/pomoc/kontakt/');
  expect(screen.queryByText('Otázka: contact?')).not.toBeInTheDocument();
  expect(container.querySelector('#platba')).toHaveTextContent('Odpoveď: payment');
  expect(helpMeta(storefront)).toEqual({
    title: 'Doprava | ODETA',
    description: 'Doprava v skratke',
    canonical: '/pomoc/doprava-a-platba/',
    alternates: pages[1],
  });
});

test('the navigation comes after the topic, as on phones, where a page that is still arriving would push it down', async () => {
  await open('doprava-a-platba');

  const heading = screen.getByRole('heading', { level: 1 });
  const order = heading.compareDocumentPosition(screen.getByRole('navigation'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('links to an answer find it inside its collapsible section, also with a trailing slash (A6)', async () => {
  const { container } = await open('doprava-a-platba');
  for (const id of ['karta', 'karta/']) {
    const answer = container.querySelector(`[id="${id}"]`);
    expect(answer).toHaveTextContent('Odpoveď: payment');
    expect(answer?.closest('details')).not.toBeNull();
  }
});

test('a URL without a topic shows the not-found message and returns 404 (O2)', async () => {
  const { storefront } = await open('nic-take');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('not-found.title');
  expect(helpMeta(storefront)).toMatchObject({ status: 404, robots: 'noindex' });
});

test('the index of the help has topics, questions, a way to find an order and to reach the shop, and lists the other pages', async () => {
  const { storefront } = await open(null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^S\sčím vám pomôžeme$/);
  const region = (name: string) => within(screen.getByRole('region', { name }));
  expect(region('Najčastejšie otázky').getByText('Otázka: delivery?')).toBeVisible();
  expect(region('Nájsť objednávku').getByRole('link')).toHaveAttribute('href', findOrderPage);
  expect(region('Zavolajte alebo napíšte').getByRole('link', { name: contact.seller.phone })).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'Pomoc' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Doprava', 'Kontakt']);
  expect(helpMeta(storefront)).toMatchObject({ canonical: '/pomoc/', alternates: pages[0] });
});

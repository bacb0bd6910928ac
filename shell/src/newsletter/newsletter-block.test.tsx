import { createTestStorefront, renderInStorefront, screen, within } from '@odeta/shared/testing';
import { noAround } from '../around/around.ts';
import { createChromeStore } from '../chrome/chrome.store.ts';
import { messages } from '../messages/index.ts';
import { NewsletterBlock } from './newsletter-block.tsx';

const reward = { percent: 10, freeDeliveryFrom: 24.99, currency: 'EUR' };
const club = {
  title: 'Klub ODETA: 10 % z každej objednávky',
  text: 'Členstvo stojí 5,99 € na 6 mesiacov.',
  primary: { label: 'Ako klub funguje', url: '/pomoc/klub-odeta/' },
  secondary: { label: 'Vstúpiť pri objednávke', url: '/cart' },
};

async function render(around: object, hasClub: boolean) {
  const { texts: shell } = await messages.sk();
  const storefront = createTestStorefront({ messages: { shell } });
  Object.assign(storefront.storeOf(createChromeStore).state, { around: { ...noAround(), reward, ...around } });
  return renderInStorefront(<NewsletterBlock hasClub={hasClub} />, { storefront });
}

test('home says what the club costs and gives, and leads to it (R20, L3)', async () => {
  await render({ club }, true);

  const half = within(screen.getByRole('region', { name: club.title }));
  expect(half.getByText(club.text)).toBeInTheDocument();
  expect(half.getByRole('link', { name: 'Ako klub funguje' })).toHaveAttribute('href', '/pomoc/klub-odeta/');
  expect(half.getByRole('link', { name: 'Vstúpiť pri objednávke' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInTheDocument();
});

test('the newsletter stands alone on other pages, and where there is no club (D10)', async () => {
  const { unmount } = await render({ club }, false);
  expect(screen.getAllByRole('region')).toHaveLength(1);
  unmount();

  await render({}, true);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

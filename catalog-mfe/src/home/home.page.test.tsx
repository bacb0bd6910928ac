import { type Home, readHome } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { cardOf } from '../../testing/product.ts';
import { messages } from '../messages/index.ts';
import HomePage, { meta as metaOf } from './home.page.tsx';
import { createHomeStore } from './home.store.ts';

const link = (label: string, url: string) => ({ label, url });
const cutout = (id: string) => ({ path: `${id}/cutout`, alt: id });
const home: Home = {
  hero: {
    title: 'Kabáty na celú zimu',
    text: 'Vlna a opasok.',
    primary: link('Pozrieť kabáty', '/c/kabaty'),
    secondary: link('Celá kolekcia', '/c/zima'),
    pictures: ['dress', 'jumper', 'coat', 'skirt', 'overcoat'].map(cutout),
  },
  departments: {
    title: 'Pre koho nakupujete',
    tiles: [{ name: 'Ženy', url: '/c/zeny', picture: { path: 'tile-women/tall', alt: 'Šaty' } }],
  },
  shelf: { title: 'Svetlo', text: 'Lampy.', link: link('Do bytu', '/c/domov'), pictures: [cutout('lamp')] },
  productShelves: [
    { key: 'new', title: 'Novinky', link: link('Všetky novinky', '/c/novinky'), products: [cardOf('1'), cardOf('2')] },
    {
      key: 'sale',
      title: 'Zľavy',
      link: link('Výpredaj', '/c/vypredaj'),
      products: ['3', '4', '5', '6', '7'].map((id) => cardOf(id)),
    },
  ],
  promises: [{ icon: 'return', title: 'Vrátenie do 100 dní', text: 'Na pošte' }],
};

async function render(shown = home) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog }, api: [answers(readHome, shown)] });
  await storefront.storeOf(createHomeStore).load();
  return renderInStorefront(
    <HomePage>
      <p>Klub a newsletter</p>
    </HomePage>,
    { storefront },
  );
}

test('the home page opens with the hero title and a link to its products', async () => {
  await render();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kabáty na celú zimu');
  expect(screen.getByRole('link', { name: 'Pozrieť kabáty' })).toHaveAttribute('href', '/c/kabaty');
});

test('only the largest picture of the hero is fetched with high priority', async () => {
  const { container } = await render();
  const first = container.querySelectorAll('img[fetchpriority=high]');
  expect([...first].map((image) => image.getAttribute('src'))).toEqual(['/media/coat/cutout-480.webp']);
});

test('a department is a link with its name', async () => {
  await render();
  expect(screen.getByRole('link', { name: 'Ženy' })).toHaveAttribute('href', '/c/zeny');
});

test('only the new products are a carousel, and all discounted products are shown', async () => {
  await render();
  expect(screen.getByRole('button', { name: 'Predchádzajúce výrobky' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Ďalšie výrobky' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Výrobok 7' })).toBeInTheDocument();
});

test('promises are shown last, below the products and the club and newsletter of the shell (R20)', async () => {
  await render();
  const own = screen.getByText('Vrátenie do 100 dní');
  expect(screen.getByText('Klub a newsletter').compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Výrobok 7' }).compareDocumentPosition(own)).toBe(4);
});

test('the link preview of the home page shows the front picture of the hero', async () => {
  const { storefront } = await render();

  const meta = metaOf(storefront);

  expect(meta).toMatchObject({ preview: { picture: { path: 'coat/cutout' } } });
});

test('the link preview shows the middle picture of those displayed in the hero', async () => {
  const pictures = [...home.hero.pictures, cutout('shirt'), cutout('bag')];
  const { container, storefront } = await render({ ...home, hero: { ...home.hero, pictures } });

  const meta = metaOf(storefront);

  expect(meta).toMatchObject({ preview: { picture: { path: 'coat/cutout' } } });
  expect(container.querySelector('img[fetchpriority=high]')).toHaveAttribute('src', '/media/coat/cutout-480.webp');
});

import { type Home, readHome } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { cardOf } from '../../testing/product.ts';
import { messages } from '../messages/index.ts';
import { HomePage } from './home.page.tsx';
import { parts } from './home.parts.ts';
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

test('home opens with its goods and the way to them', async () => {
  await render();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kabáty na celú zimu');
  expect(screen.getByRole('link', { name: 'Pozrieť kabáty' })).toHaveAttribute('href', '/c/kabaty');
});

test('only the largest picture of the opener is fetched before everything else', async () => {
  const { container } = await render();
  const first = container.querySelectorAll('img[fetchpriority=high]');
  expect([...first].map((image) => image.getAttribute('src'))).toEqual(['/media/coat/cutout-480.webp']);
});

test('a department is called by its name', async () => {
  await render();
  expect(screen.getByRole('link', { name: 'Ženy' })).toHaveAttribute('href', '/c/zeny');
});

test('new products can be turned, reduced ones stand below each other', async () => {
  await render();
  expect(screen.getByRole('button', { name: 'Predchádzajúce výrobky' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Ďalšie výrobky' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Výrobok 7' })).toBeInTheDocument();
});

test('promises are shown with their facts, last of all: below the club and the newsletter of the shell (R20)', async () => {
  await render();
  const own = screen.getByText('Vrátenie do 100 dní');
  expect(screen.getByText('Klub a newsletter').compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Výrobok 7' }).compareDocumentPosition(own)).toBe(4);
});

test('a link to the home page shows what hangs in front in its opener', async () => {
  const { storefront } = await render();

  const meta = parts.meta(storefront, { path: '/', params: {}, query: new URLSearchParams() });

  expect(meta).toMatchObject({ preview: { picture: { path: 'coat/cutout' } } });
});

test('the preview has the middle one of the pictures that the hero shows', async () => {
  const pictures = [...home.hero.pictures, cutout('shirt'), cutout('bag')];
  const { container, storefront } = await render({ ...home, hero: { ...home.hero, pictures } });

  const meta = parts.meta(storefront, { path: '/', params: {}, query: new URLSearchParams() });

  expect(meta).toMatchObject({ preview: { picture: { path: 'coat/cutout' } } });
  expect(container.querySelector('img[fetchpriority=high]')).toHaveAttribute('src', '/media/coat/cutout-480.webp');
});

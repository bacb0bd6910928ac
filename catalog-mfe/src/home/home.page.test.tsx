import { readHome } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { cutout, home } from '../../testing/home.ts';
import { messages } from '../messages/index.ts';
import HomePage, { meta as metaOf } from './home.page.tsx';
import { createHomeStore } from './home.store.ts';

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

test('a picture that editors chose twice is shown twice', async () => {
  const twice = [cutout('shirt'), cutout('shirt')];
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = { ...home, hero: { ...home.hero, pictures: twice }, shelf: { ...home.shelf, pictures: twice } };

  const { container } = await render(shown);

  expect(container.querySelectorAll('img[src*="shirt"]')).toHaveLength(4);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
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

import { createTestStorefront, fireEvent, renderInStorefront, screen } from '@odeta/storefront/testing';
import { cardOf } from '../../testing/product.ts';
import { ProductGrid } from './product-grid.tsx';

const coat = { ...cardOf('1'), secondPicture: { path: 'coat-camel/detail', alt: '' } };

async function open() {
  const { container } = await renderInStorefront(<ProductGrid products={[coat]} />, {
    storefront: createTestStorefront(),
  });
  const second = () => container.querySelector('img[src*="coat-camel/detail"]')?.closest('.second') ?? null;
  return { second, card: screen.getByRole('listitem') };
}

test('the second picture is loaded when a mouse points at the card, and shown as long', async () => {
  const { second, card } = await open();
  expect(second()).toBeNull();

  fireEvent.pointerOver(card, { pointerType: 'mouse' });
  expect(second()).toHaveClass('shown');
  fireEvent.pointerOut(card, { pointerType: 'mouse' });

  expect(second()).not.toHaveClass('shown');
});

test.each([
  ['a swipe shows the second picture', { clientX: 40, clientY: 104 }, true],
  ['scrolling does not', { clientX: 90, clientY: 300 }, false],
])('on a phone %s', async (_, end, isShown) => {
  const { second, card } = await open();

  fireEvent.touchStart(card, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchEnd(card, { changedTouches: [end] });

  expect(second()?.classList.contains('shown') ?? false).toBe(isShown);
});

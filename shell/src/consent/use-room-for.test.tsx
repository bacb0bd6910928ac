import { renderInStorefront } from '@odeta/storefront/testing';
import { useRef } from 'react';
import { useRoomFor } from './use-room-for.ts';

function Banner() {
  const banner = useRef<HTMLElement>(null);
  useRoomFor(banner);
  return <section ref={banner} />;
}

/** A window of 768 px with a fixed element whose upper edge is at `top`. */
async function openPage(top: number) {
  const fixed = document.body.appendChild(document.createElement('nav'));
  fixed.style.position = 'fixed';
  fixed.getBoundingClientRect = () => ({ top }) as DOMRect;
  Object.assign(document, { elementsFromPoint: () => [fixed] });
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  const { container } = await renderInStorefront(<Banner />);
  return container.querySelector('section')?.style.translate;
}

test('the consent banner is placed above a fixed bar at the bottom edge (D4)', async () => {
  expect(await openPage(704)).toBe('0 -64px');
});

test('the consent banner stays at the bottom edge while the search or the menu covers the screen (D4)', async () => {
  expect(await openPage(0)).toBe('0 0px');
});

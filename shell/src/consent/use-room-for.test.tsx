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
  expect(await openPage(704)).toBe('0px -64px');
});

test('a banner that scrolls with the page is placed at the start of its content, and adds no room below (D4)', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'section { position: absolute }';
  const main = document.body.appendChild(document.createElement('main'));
  main.getBoundingClientRect = () => ({ top: 120 }) as DOMRect;
  Object.assign(window, { scrollY: 40 });

  expect(await openPage(704)).toBe('0px 160px');
  expect(document.body.style.paddingBottom).toBe('');
  style.remove();
});

test('the consent banner stays at the bottom edge while the search or the menu covers the screen (D4)', async () => {
  expect(await openPage(0)).toBe('0px');
});

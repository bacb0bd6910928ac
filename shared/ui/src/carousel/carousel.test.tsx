import { renderInStorefront } from '@odeta/storefront/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Carousel } from './carousel.tsx';
import { CarouselButtons } from './carousel-buttons.tsx';
import type { Place } from './place.ts';
import { useCarousel } from './use-carousel.ts';
import type { LoadSwiper } from './use-swiper.ts';

const SLIDE = 100;
const names = ['Kabát', 'Sveter', 'Sukňa', 'Šaty', 'Kabelka', 'Lampa'];

/** As if the chunk could not be loaded. */
const withoutSwiper: LoadSwiper = () => Promise.reject(new Error('Loading chunk swiper failed'));

function Goods({ load = withoutSwiper }: { load?: LoadSwiper }) {
  const carousel = useCarousel(names.length, load);
  return (
    <>
      <CarouselButtons carousel={carousel} previous="Predchádzajúce" next="Ďalšie" />
      <Carousel
        carousel={carousel}
        label="Výrobky"
        slides={names.map((name) => ({ key: name, content: <a href={`#${name}`}>{name}</a> }))}
        sayPlace={({ first, last, total }) => `${first} až ${last} z ${total}`}
      />
    </>
  );
}

/** jsdom has no layout: three slides of 100 px fit into a view, and scrolling takes effect at once. */
function layOut() {
  const define = (name: string, get: (this: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(get);
  define('offsetLeft', function () {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE : 0;
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return this.tagName === 'DIV' ? 3 * SLIDE : SLIDE;
  });
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(names.length * SLIDE);
  Object.assign(Element.prototype, {
    scrollTo(this: Element, { left }: { left: number }) {
      this.scrollLeft = Math.min(left, (names.length - 3) * SLIDE);
      fireEvent.scroll(this);
    },
  });
}

beforeEach(layOut);
afterEach(() => jest.restoreAllMocks());

const view = () => track().parentElement as HTMLElement;
const track = () => screen.getByRole('list', { name: 'Výrobky' });
const button = (name: string) => screen.getByRole('button', { name });
const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 250)));

test('the buttons scroll one view at a time and are disabled at the ends', async () => {
  const { user } = await renderInStorefront(<Goods />);
  expect(button('Predchádzajúce')).toBeDisabled();

  await user.click(button('Ďalšie'));
  expect(view().scrollLeft).toBe(3 * SLIDE);
  expect(button('Ďalšie')).toBeDisabled();

  await user.click(button('Predchádzajúce'));
  expect(view().scrollLeft).toBe(0);
});

test.each([
  ['{ArrowRight}', 1],
  ['{ArrowRight}{ArrowRight}{ArrowLeft}', 1],
  ['{End}', 3],
  ['{End}{Home}', 0],
])('%s scrolls to the slide with index %i', async (keys, first) => {
  const { user } = await renderInStorefront(<Goods />);
  await act(async () => track().focus());

  await user.keyboard(keys);

  expect(view().scrollLeft).toBe(first * SLIDE);
});

test('an arrow key inside a slide does not scroll', async () => {
  const { user } = await renderInStorefront(<Goods />);
  await act(async () => screen.getByRole('link', { name: 'Sveter' }).focus());

  await user.keyboard('{ArrowRight}');

  expect(view().scrollLeft).toBe(0);
});

test('the visible slides are announced after scrolling stops, and not before the first move', async () => {
  const { user } = await renderInStorefront(<Goods />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.click(button('Ďalšie'));
  await rest();

  expect(screen.getByRole('status')).toHaveTextContent('4 až 6 z 6');
});

/** The part of Swiper that the carousel uses: three slides fit into the view. */
function fakeSwiper() {
  const calls: string[] = [];
  let first = 0;
  const place = (): Place => ({ first, last: first + 2, isAtStart: first === 0, isAtEnd: first === 3 });
  const load: LoadSwiper = async () => ({
    startSwiper: (_, onMove) => ({
      place,
      goTo(index) {
        calls.push(`goTo ${index}`);
        first = Math.min(index, 3);
        onMove();
      },
      stop: () => void calls.push('stop'),
    }),
  });
  return { load, calls };
}

test('after the slides receive the focus, Swiper moves them with the same buttons and keys', async () => {
  const { load, calls } = fakeSwiper();
  const { user } = await renderInStorefront(<Goods load={load} />);
  await act(async () => track().focus());
  await rest();

  await user.keyboard('{ArrowRight}');
  expect(button('Predchádzajúce')).toBeEnabled();
  await user.click(button('Ďalšie'));
  await rest();

  expect(calls).toEqual(['goTo 1', 'goTo 4']);
  expect(view().scrollLeft).toBe(0);
  expect(button('Ďalšie')).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('4 až 6 z 6');
});

test('Swiper stops when the width changes or the slides unmount, and restarts on the next interaction', async () => {
  const { load, calls } = fakeSwiper();
  const { unmount } = await renderInStorefront(<Goods load={load} />);
  await act(async () => track().focus());
  await rest();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(2 * SLIDE);
  act(() => void fireEvent(window, new Event('resize')));
  expect(calls).toEqual(['stop']);

  fireEvent.pointerOver(track());
  await rest();
  unmount();
  expect(calls).toEqual(['stop', 'stop']);
});

test('Swiper does not start while a finger is on the slides', async () => {
  const { load, calls } = fakeSwiper();
  const { unmount } = await renderInStorefront(<Goods load={load} />);
  fireEvent.touchStart(track(), { touches: [{ clientX: 1 }] });
  await rest();
  unmount();
  expect(calls).toEqual([]);
});

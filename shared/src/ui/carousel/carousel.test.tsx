import { renderInStorefront } from '@odeta/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Carousel } from './carousel.tsx';
import { CarouselButtons } from './carousel-buttons.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import { useCarousel } from './use-carousel.ts';

const SLIDE = 100;
const names = ['Kabát', 'Sveter', 'Sukňa', 'Šaty', 'Kabelka', 'Lampa'];

function Goods() {
  const carousel = useCarousel(names.length);
  return (
    <>
      <CarouselButtons carousel={carousel} previous="Predchádzajúce" next="Ďalšie" />
      <Carousel
        carousel={carousel}
        label="Výrobky"
        slides={names.map((name) => ({ key: name, content: <a href={`#${name}`}>{name}</a> }))}
        sayPlace={({ first, last, total }) => `${first} až ${last} z ${total}`}
      />
      <CarouselDots carousel={carousel} />
    </>
  );
}

/** jsdom lays nothing out: three slides of 100 px fit into a view, and scrolling is as it is asked for. */
function layOut() {
  const define = (name: string, get: (this: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(get);
  define('offsetLeft', function () {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE : 0;
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return this.tagName === 'UL' ? 3 * SLIDE : SLIDE;
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

const track = () => screen.getByRole('list', { name: 'Výrobky' });
const button = (name: string) => screen.getByRole('button', { name });
const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 250)));

test('the buttons turn a view at a time and stop at the ends', async () => {
  const { user } = await renderInStorefront(<Goods />);
  expect(button('Predchádzajúce')).toBeDisabled();

  await user.click(button('Ďalšie'));
  expect(track().scrollLeft).toBe(3 * SLIDE);
  expect(button('Ďalšie')).toBeDisabled();

  await user.click(button('Predchádzajúce'));
  expect(track().scrollLeft).toBe(0);
});

test.each([
  ['{ArrowRight}', 1],
  ['{ArrowRight}{ArrowRight}{ArrowLeft}', 1],
  ['{End}', 3],
  ['{End}{Home}', 0],
])('%s leads to slide %i', async (keys, first) => {
  const { user } = await renderInStorefront(<Goods />);
  await act(async () => track().focus());

  await user.keyboard(keys);

  expect(track().scrollLeft).toBe(first * SLIDE);
});

test('an arrow key inside a slide turns nothing', async () => {
  const { user } = await renderInStorefront(<Goods />);
  await act(async () => screen.getByRole('link', { name: 'Sveter' }).focus());

  await user.keyboard('{ArrowRight}');

  expect(track().scrollLeft).toBe(0);
});

test('what is in view is said once it has come to rest, and not before the first move', async () => {
  const { user } = await renderInStorefront(<Goods />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.click(button('Ďalšie'));
  await rest();

  expect(screen.getByRole('status')).toHaveTextContent('4 až 6 z 6');
});

test('the dots show the place to the eye alone', async () => {
  const { user, container } = await renderInStorefront(<Goods />);
  await user.click(button('Ďalšie'));

  expect([...container.querySelectorAll('.dot')].findIndex((dot) => dot.classList.contains('on'))).toBe(3);
  expect(container.querySelector('.dots')).toHaveAttribute('aria-hidden', 'true');
});

import { act, renderInStorefront } from '@odeta/storefront/testing';
import { useSearchScreen } from './use-search-screen.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Screen({ form, isOpen }: { form: HTMLFormElement; isOpen: boolean }) {
  useSearchScreen(form, isOpen);
  return null;
}

/** A page scrolled to 320 px, with the header's form. */
async function openPage({ isNarrow }: { isNarrow: boolean }) {
  document.body.innerHTML = '<header><form></form></header><main></main><footer></footer><nav data-bar></nav>';
  const form = document.querySelector('form') as HTMLFormElement;
  Object.assign(window, { matchMedia: () => ({ matches: isNarrow }), scrollY: 320 });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { rerender } = await renderInStorefront(<Screen form={form} isOpen={false} />);
  return { scrollTo, show: (isOpen: boolean) => rerender(<Screen form={form} isOpen={isOpen} />) };
}

const wait = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds));
const isSearching = () => document.querySelector('header')?.hasAttribute('data-searching');
const isBehindOutOfReach = () =>
  [...document.querySelectorAll('main, footer, [data-bar]')].every((element) => element.hasAttribute('inert'));
const overlay = () => document.documentElement.className;

test('on a phone the page scrolls smoothly to the top, and after 200 ms the search covers the screen (B12)', async () => {
  const { scrollTo, show } = await openPage({ isNarrow: true });

  show(true);
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  await wait(199);
  expect(isSearching()).toBe(false);

  await wait(1);
  expect(isSearching()).toBe(true);
  expect(isBehindOutOfReach()).toBe(true);
  expect(overlay()).toBe('overlay overlay-search');
});

test('closing the search releases the page at once and scrolls back to the previous position 200 ms later (B12)', async () => {
  const { scrollTo, show } = await openPage({ isNarrow: true });
  show(true);
  await wait(200);
  scrollTo.mockClear();

  show(false);
  expect([isSearching(), isBehindOutOfReach(), overlay()]).toEqual([false, false, '']);
  await wait(199);
  expect(scrollTo).not.toHaveBeenCalled();

  await wait(1);
  expect(scrollTo.mock.calls).toEqual([[{ top: 320, behavior: 'smooth' }]]);
});

test('a search that is closed before it is shown never appears (B12)', async () => {
  const { show } = await openPage({ isNarrow: true });
  show(true);
  await wait(199);
  show(false);
  await wait(1000);
  expect(isSearching()).toBe(false);
});

test('on a wide screen the search shows at once, without scrolling or making the page inert (B12)', async () => {
  const { scrollTo, show } = await openPage({ isNarrow: false });
  show(true);
  expect([isSearching(), isBehindOutOfReach()]).toEqual([true, false]);
  expect(scrollTo).not.toHaveBeenCalled();
});

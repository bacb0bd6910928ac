import { act, screen } from '@odeta/storefront/testing';
import { address, ready, renderCategory as render } from '../../../testing/render-category.tsx';

/** Replaces the browser's observer; returns a function that reports where the observed element is. */
function observeScrolling() {
  const reports: ((entries: object[]) => void)[] = [];
  const create = (report: (entries: object[]) => void) => {
    reports.push(report);
    return { observe() {}, disconnect() {} };
  };
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(create as never);
  return (isIntersecting: boolean, top: number) =>
    act(() => reports.forEach((report) => void report([{ isIntersecting, boundingClientRect: { top } }])));
}

test('when the row above the goods has been scrolled away, the same tools float below them (P12)', async () => {
  const scrollTo = observeScrolling();
  const { user } = await render(ready({ sort: 4 }), '/c/kabaty?sort=4');
  const filters = () => screen.getAllByRole('link', { name: 'Filtrovať' }).length;

  for (const [isIntersecting, top, count] of [
    [true, 200, 1],
    [false, 900, 1],
    [false, -60, 2],
  ] as const) {
    scrollTo(isIntersecting, top);
    expect(filters()).toBe(count);
  }

  await user.selectOptions(screen.getByRole('combobox', { name: 'Zoradiť' }), '2');
  expect(address()).toBe('/c/kabaty?sort=2');
});

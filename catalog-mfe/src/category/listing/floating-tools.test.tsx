import { act, screen } from '@odeta/storefront/testing';
import { address, ready, renderCategory as render } from '../../../testing/render-category.tsx';

/** Replaces the browser's observer; returns a function that reports whether the observed element is in the window or below it. */
function observeScrolling() {
  const reports: ((entries: object[]) => void)[] = [];
  const create = (report: (entries: object[]) => void) => {
    reports.push(report);
    return { observe() {}, disconnect() {} };
  };
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(create as never);
  return (isIntersecting: boolean) =>
    act(() => {
      for (const report of reports) report([{ isIntersecting }]);
    });
}

test('while the row above the goods is scrolled away, the same tools float over them (P12)', async () => {
  const scrollTo = observeScrolling();
  const { user } = await render(ready({ sort: 4 }), '/c/kabaty?sort=4');
  const filters = () => screen.getAllByRole('link', { name: 'Filtrovať' }).length;

  const counts = [true, false, true, false].map((isIntersecting) => {
    scrollTo(isIntersecting);
    return filters();
  });
  expect(counts).toEqual([1, 2, 1, 2]);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Zoradiť' }), '2');
  expect(address()).toBe('/c/kabaty?sort=2');
});

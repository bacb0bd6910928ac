import { renderInStorefront, screen } from '@odeta/shared/testing';
import { useWindows } from './use-windows.ts';

function Page() {
  useWindows();
  return <a href="#top">Up</a>;
}

test('to the top leads the keyboard, too: it goes on from the beginning of the page (B13)', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = await renderInStorefront(<Page />);
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();

  await user.keyboard('{Enter}');

  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  expect(document.body).toHaveFocus();
  expect(document.body).not.toHaveAttribute('tabindex');
});

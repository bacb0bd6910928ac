import { Link, useLocation, useNavigate } from '@odeta/storefront/router';
import { renderInStorefront, screen } from '@odeta/storefront/testing';
import { useRouteFocus } from './use-route-focus.ts';

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <main ref={useRouteFocus(useLocation().pathname)} tabIndex={-1} />
      <Link to="/checkout">on</Link>
      <Link to="/cart?menu=open">menu</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

async function openPage() {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = await renderInStorefront(<Page />, { url: '/cart' });
  const press = (name: string) => user.click(screen.getByText(name));
  return { scrollTo, press };
}

afterEach(() => void jest.restoreAllMocks());

test('navigating to another page scrolls to the top and moves the focus to the main content (B13)', async () => {
  const { scrollTo, press } = await openPage();
  expect(scrollTo).not.toHaveBeenCalled();

  await press('on');

  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('opening and closing the menu does not scroll the page (B13)', async () => {
  const { scrollTo, press } = await openPage();
  await press('menu');
  await press('back');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('navigating back does not scroll to the top, so that the saved position applies (B13)', async () => {
  const { scrollTo, press } = await openPage();
  await press('on');
  scrollTo.mockClear();

  await press('back');

  expect(scrollTo).not.toHaveBeenCalled();
});

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

test('another page begins at its top, with the focus on its content (B13)', async () => {
  const { scrollTo, press } = await openPage();
  expect(scrollTo).not.toHaveBeenCalled();

  await press('on');

  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the menu scrolls nothing, neither opened nor closed (B13)', async () => {
  const { scrollTo, press } = await openPage();
  await press('menu');
  await press('back');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('the way back does not lead to the top: the saved place is for it (B13)', async () => {
  const { scrollTo, press } = await openPage();
  await press('on');
  scrollTo.mockClear();

  await press('back');

  expect(scrollTo).not.toHaveBeenCalled();
});

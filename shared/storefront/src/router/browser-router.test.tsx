import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BrowserRouter } from './browser-router.tsx';
import { createHistory } from './create-history.ts';

const never = new Promise<string>(() => {});

function Page() {
  const { pathname } = useLocation();
  return <p>{pathname === '/slow' ? use(never) : `At ${pathname}`}</p>;
}

function Way() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/slow')}>
      Go
    </button>
  );
}

function open(isUrgent: () => boolean) {
  globalThis.history.replaceState(null, '', '/first');
  render(
    <BrowserRouter history={createHistory()} isUrgent={isUrgent}>
      <Way />
      <Suspense fallback={<p>Waiting</p>}>
        <Page />
      </Suspense>
    </BrowserRouter>,
  );
}

const go = () => act(async () => screen.getByRole('button').click());

test('a non-urgent navigation shows the current page until the next one is loaded', async () => {
  open(() => false);
  await go();

  expect(screen.getByText('At /first')).toBeVisible();
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
  expect(location.pathname).toBe('/slow');
});

test('an urgent navigation is shown immediately, with the fallback for content that is still loading', async () => {
  open(() => true);
  await go();

  expect(screen.getByText('Waiting')).toBeVisible();
});

test('going back in the history shows the previous page', async () => {
  open(() => true);
  await go();
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });

  expect(screen.getByText('At /first')).toBeVisible();
});

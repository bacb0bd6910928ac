import { writeLog } from '@odeta/contracts';
import { fireEvent, screen } from '@odeta/storefront/testing';
import { enterCart, fails, notice, retry, works } from '../../testing/enter-cart.tsx';

test('a server-rendered page stays, with a status notice, when its remote fails to load', async () => {
  await enterCart({ loads: [fails] });

  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Coat' })).toHaveAttribute('href', '/p/coat');
  expect(screen.getByRole('status')).toHaveTextContent(notice);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['fails to load', fails, false],
  ['fails to render', works, true],
])('a remote that %s is reported with its release as a failure visible to the visitor', async (_, load, isPressed) => {
  const { press, sent } = await enterCart({ loads: [load] });
  if (isPressed) await press('Break');

  const reports = sent.filter(({ path }) => path === writeLog.path).map(({ payload }) => payload);
  expect(reports).toEqual([expect.objectContaining({ failure: { kind: 'area', unit: 'cart@1.4.0' } })]);
});

test('the shell’s part of a server-rendered page is replaced by its working version when the remote fails to load', async () => {
  await enterCart({ loads: [fails] });

  expect(screen.getByText('Of the shell')).toBeVisible();
  expect(screen.queryByText('Of the server')).not.toBeInTheDocument();
});

test('a successful retry replaces the server-rendered page with the working one', async () => {
  const { press } = await enterCart({ loads: [fails, works] });

  await press(retry);

  expect(screen.getByRole('heading', { name: 'Two coats, hydrated' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Two coats' })).not.toBeInTheDocument();
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

test('a failed retry leaves the page and the notice unchanged', async () => {
  const { press } = await enterCart({ loads: [fails, fails] });

  await press(retry);

  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  expect(screen.getByRole('button', { name: retry })).not.toHaveAttribute('aria-busy');
});

test('further attempts leave the shell’s part as the visitor has filled it in', async () => {
  const { press } = await enterCart({ loads: [fails, fails], shellPart: <input aria-label="E-mail" /> });
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  fireEvent.input(field, { target: { value: 'jana@' } });
  await press(retry);

  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBe(field);
  expect(field).toHaveValue('jana@');
});

test('the server-rendered page stays without a notice while its remote is loading', async () => {
  await enterCart({ loads: [() => new Promise(() => {})] });

  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('pressing a button that needs scripts on a server-rendered page retries the remote', async () => {
  const { press } = await enterCart({ loads: [fails, works] });

  await press('Add');

  expect(screen.getByRole('heading', { name: 'Two coats, hydrated' })).toBeVisible();
});

test('early actions are repeated in the page, never in a notice, and undone when the remote is broken', async () => {
  const early = { replayShell: jest.fn(), replayPage: jest.fn(), undoPage: jest.fn() };
  const { press } = await enterCart({ loads: [fails, works], early });
  expect([early.replayShell, early.undoPage, early.replayPage].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);

  await press(retry);

  expect(early.replayPage).toHaveBeenCalledTimes(1);
});

test('a button that submits a form works without the remote and does not retry it', async () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', onSubmit);
  const { press } = await enterCart({ loads: [fails, works] });

  await press('Send');

  expect(onSubmit).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  window.removeEventListener('submit', onSubmit);
});

test('a working page that fails later shows an error instead of the server-rendered page', async () => {
  const { press } = await enterCart({ loads: [works] });

  await press('Break');

  expect(screen.getByRole('alert')).toHaveTextContent('remote-fallback.title');
  expect(screen.queryByRole('heading', { name: 'Two coats' })).not.toBeInTheDocument();
});

test('when the server rendered only a skeleton, the error is shown in its place', async () => {
  await enterCart({ loads: [fails], content: '<!--$!--><template></template><p>Skeleton</p><!--/$-->' });

  expect(screen.getByRole('alert')).toHaveTextContent('remote-fallback.title');
  expect(screen.getByText('Of the shell')).toBeVisible();
});

test.each([
  ['that the server rendered', '<!--$--><h1>Two coats</h1><!--/$-->'],
  ['of which there is a skeleton', '<!--$!--><template></template><p>Skeleton</p><!--/$-->'],
])('a broken page %s leads to its version without scripts, with its query', async (_, content) => {
  await enterCart({ loads: [fails], content, plain: '/cart/plain' });

  expect(screen.getByRole('link', { name: 'remote-fallback.plain' })).toHaveAttribute('href', '/cart/plain?code=A');
});

import { writeLog } from '@odeta/contracts';
import type { RemoteModule } from '@odeta/storefront';
import { act, renderInStorefront, screen } from '@odeta/storefront/testing';
import { useState } from 'react';
import { createOpenPage } from './open-page.ts';
import { RemotesProvider } from './remote-context.tsx';
import { RemoteOutlet } from './remote-outlet.tsx';
import { createRegistry } from './remote-registry.ts';
import { readServedContent, SHELL_PART } from './served-content.ts';

const html = `<h1>Two coats</h1><a href="/p/coat">Coat</a><button type="button">Add</button>
  <form action="/cart"><button>Send</button></form>
  <div ${SHELL_PART}>Of the server</div>`;

function serve(content: string) {
  const main = document.createElement('main');
  main.innerHTML = content;
  return readServedContent(main, '/cart');
}

/** A page whose only button makes it fail while it renders. */
function Page() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken while rendering');
  return (
    <>
      <h1>Two coats, hydrated</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </>
  );
}

const works = async () =>
  ({
    name: 'cart',
    messages: {},
    routes: [{ path: '/cart', page: Page, meta: () => ({ title: '' }) }],
  }) as unknown as RemoteModule;
const fails = () => Promise.reject(new Error('no such script'));

async function enter({ loads, content = `<!--$-->${html}<!--/$-->` }: { loads: (typeof works)[]; content?: string }) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const registry = createRegistry({ load: () => (loads.shift() ?? fails)(), releaseOf: (name) => `${name}@1.4.0` });
  const served = serve(content);
  const { user, storefront } = await renderInStorefront(
    <RemotesProvider {...{ registry, openPage: createOpenPage(), loadedUrl: '/cart', served, onShown: () => {} }}>
      <RemoteOutlet name="cart">
        <p>Of the shell</p>
      </RemoteOutlet>
    </RemotesProvider>,
    { url: '/cart' },
  );
  await act(async () => {});
  return {
    sent: storefront.sent,
    press: (name: string) => act(() => user.click(screen.getByRole('button', { name }))),
  };
}

afterEach(() => void jest.useRealTimers());

const notice = 'remote-fallback.static';
const retry = 'remote-fallback.retry';

test('a server-rendered page stays, with a status notice, when its remote fails to load', async () => {
  await enter({ loads: [fails] });

  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Coat' })).toHaveAttribute('href', '/p/coat');
  expect(screen.getByRole('status')).toHaveTextContent(notice);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['fails to load', fails, false],
  ['fails to render', works, true],
])('a remote that %s is reported with its release as a failure visible to the visitor', async (_, load, isPressed) => {
  const { press, sent } = await enter({ loads: [load] });
  if (isPressed) await press('Break');

  const reports = sent.filter(({ path }) => path === writeLog.path).map(({ payload }) => payload);
  expect(reports).toEqual([expect.objectContaining({ failure: { kind: 'area', unit: 'cart@1.4.0' } })]);
});

test('the shell’s part of a server-rendered page is replaced by its working version when the remote fails to load', async () => {
  await enter({ loads: [fails] });

  expect(screen.getByText('Of the shell')).toBeVisible();
  expect(screen.queryByText('Of the server')).not.toBeInTheDocument();
});

test('a successful retry replaces the server-rendered page with the working one', async () => {
  const { press } = await enter({ loads: [fails, works] });

  await press(retry);

  expect(screen.getByRole('heading', { name: 'Two coats, hydrated' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Two coats' })).not.toBeInTheDocument();
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

test('a failed retry leaves the page and the notice unchanged', async () => {
  const { press } = await enter({ loads: [fails, fails] });

  await press(retry);

  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  expect(screen.getByRole('button', { name: retry })).not.toHaveAttribute('aria-busy');
});

test('the server-rendered page stays without a notice while its remote is loading', async () => {
  await enter({ loads: [() => new Promise(() => {})] });

  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

/** Advances the time after which the visitor sees that the remote takes long. */
const passTime = () => act(async () => void (await jest.advanceTimersByTimeAsync(4_000)));

test('a slow remote shows a notice after 4 seconds, and its page replaces the notice when it loads', async () => {
  jest.useFakeTimers();
  const arrived = Promise.withResolvers<RemoteModule>();
  await enter({ loads: [() => arrived.promise] });

  await passTime();
  expect(screen.getByRole('status')).toHaveTextContent(notice);
  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  await act(async () => arrived.resolve(await works()));

  expect(screen.getByRole('heading', { name: 'Two coats, hydrated' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('without a server-rendered page a slow remote shows an alert in its place after 4 seconds', async () => {
  jest.useFakeTimers();
  await enter({ loads: [() => new Promise(() => {})], content: '<p>Skeleton</p>' });

  await passTime();

  expect(screen.getByRole('alert')).toHaveTextContent('remote-fallback.title');
});

test('a retry requested while an attempt is pending starts when that attempt fails', async () => {
  jest.useFakeTimers();
  const first = Promise.withResolvers<RemoteModule>();
  await enter({ loads: [() => first.promise, works] });
  await passTime();

  await act(async () => screen.getByRole('button', { name: retry }).click());
  expect(screen.getByRole('button', { name: retry })).toHaveAttribute('aria-busy', 'true');
  await act(async () => {
    first.reject(new Error('no such script'));
  });
  await passTime();

  expect(screen.getByRole('heading', { name: 'Two coats, hydrated' })).toBeVisible();
});

test('pressing a button that needs scripts on a server-rendered page retries the remote', async () => {
  const { press } = await enter({ loads: [fails, works] });

  await press('Add');

  expect(screen.getByRole('heading', { name: 'Two coats, hydrated' })).toBeVisible();
});

test('pressing a button that needs scripts while the remote is loading shows the notice at once', async () => {
  const { press } = await enter({ loads: [() => new Promise(() => {})] });

  await press('Add');

  expect(screen.getByRole('status')).toHaveTextContent(notice);
});

test('a button that submits a form works without the remote and does not retry it', async () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', onSubmit);
  const { press } = await enter({ loads: [fails, works] });

  await press('Send');

  expect(onSubmit).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  window.removeEventListener('submit', onSubmit);
});

test('a working page that fails later shows an error instead of the server-rendered page', async () => {
  const { press } = await enter({ loads: [works] });

  await press('Break');

  expect(screen.getByRole('alert')).toHaveTextContent('remote-fallback.title');
  expect(screen.queryByRole('heading', { name: 'Two coats' })).not.toBeInTheDocument();
});

test('when the server rendered only a skeleton, the error is shown in its place', async () => {
  await enter({ loads: [fails], content: '<!--$!--><template></template><p>Skeleton</p><!--/$-->' });

  expect(screen.getByRole('alert')).toHaveTextContent('remote-fallback.title');
  expect(screen.getByText('Of the shell')).toBeVisible();
});

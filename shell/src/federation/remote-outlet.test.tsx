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

test('a page that the server has rendered stays when its remote cannot be loaded, with a quiet notice', async () => {
  await enter({ loads: [fails] });

  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Coat' })).toHaveAttribute('href', '/p/coat');
  expect(screen.getByRole('status')).toHaveTextContent(notice);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['does not come', fails, false],
  ['breaks while it renders', works, true],
])('a remote that %s is reported as a failure that the visitor sees, with its release', async (_, load, isPressed) => {
  const { press, sent } = await enter({ loads: [load] });
  if (isPressed) await press('Break');

  const reports = sent.filter(({ path }) => path === writeLog.path).map(({ payload }) => payload);
  expect(reports).toEqual([expect.objectContaining({ failure: { kind: 'area', unit: 'cart@1.4.0' } })]);
});

test('what of the shell stands within such a page is the working one, in the place of the rendered one', async () => {
  await enter({ loads: [fails] });

  expect(screen.getByText('Of the shell')).toBeVisible();
  expect(screen.queryByText('Of the server')).not.toBeInTheDocument();
});

test('a second attempt that succeeds replaces the rendered page by the working one', async () => {
  const { press } = await enter({ loads: [fails, works] });

  await press(retry);

  expect(screen.getByRole('heading', { name: 'Two coats, hydrated' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Two coats' })).not.toBeInTheDocument();
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

test('a second attempt that fails leaves page and notice as they are', async () => {
  const { press } = await enter({ loads: [fails, fails] });

  await press(retry);

  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  expect(screen.getByRole('button', { name: retry })).not.toHaveAttribute('aria-busy');
});

test('while a remote is on its way the rendered page stays', async () => {
  await enter({ loads: [() => new Promise(() => {})] });

  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

/** Advances the time after which the visitor sees that the remote takes long. */
const passTime = () => act(async () => void (await jest.advanceTimersByTimeAsync(4_000)));

test('a remote that takes long is said to, while the attempts go on, and its page comes all the same', async () => {
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

test('without a rendered page a remote that takes long is said to in its place', async () => {
  jest.useFakeTimers();
  await enter({ loads: [() => new Promise(() => {})], content: '<p>Skeleton</p>' });

  await passTime();

  expect(screen.getByRole('alert')).toHaveTextContent('remote-fallback.title');
});

test('another attempt that is asked for while one is under way begins when that has failed', async () => {
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

test('a press on a button of the rendered page that needs scripts asks for them again', async () => {
  const { press } = await enter({ loads: [fails, works] });

  await press('Add');

  expect(screen.getByRole('heading', { name: 'Two coats, hydrated' })).toBeVisible();
});

test('a press on such a button while the remote is on its way says at once that it takes long', async () => {
  const { press } = await enter({ loads: [() => new Promise(() => {})] });

  await press('Add');

  expect(screen.getByRole('status')).toHaveTextContent(notice);
});

test('a button that sends a form, and one of the shell, are not answered for', async () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', onSubmit);
  const { press } = await enter({ loads: [fails, works] });

  await press('Send');

  expect(onSubmit).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  window.removeEventListener('submit', onSubmit);
});

test('a page that the visitor has used is not replaced by the rendered one when it fails later', async () => {
  const { press } = await enter({ loads: [works] });

  await press('Break');

  expect(screen.getByRole('alert')).toHaveTextContent('remote-fallback.title');
  expect(screen.queryByRole('heading', { name: 'Two coats' })).not.toBeInTheDocument();
});

test('where the server rendered a skeleton alone, the failure is said in its place', async () => {
  await enter({ loads: [fails], content: '<!--$!--><template></template><p>Skeleton</p><!--/$-->' });

  expect(screen.getByRole('alert')).toHaveTextContent('remote-fallback.title');
  expect(screen.getByText('Of the shell')).toBeVisible();
});

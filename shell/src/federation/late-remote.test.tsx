import type { RemoteModule } from '@odeta/storefront';
import { act, screen } from '@odeta/storefront/testing';
import { use } from 'react';
import { enterCart, fails, notice, works } from '../../testing/enter-cart.tsx';
import { writeCookie } from '../document/cookies.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const passTime = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

test('a late remote says that the page is still loading after 10 seconds, without an error, until the page is there', async () => {
  const arrived = Promise.withResolvers<RemoteModule>();
  const { sent } = await enterCart({ loads: [() => arrived.promise] });

  // The start has waited for two seconds before.
  await passTime(7_999);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await passTime(1);
  await passTime(1);
  expect(screen.getByRole('status')).toHaveTextContent('late.loading.title');
  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  await passTime(600_000);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  await act(async () => arrived.resolve(await works()));

  expect(screen.getByRole('heading', { name: 'Two coats, hydrated' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('without a server-rendered page its skeleton stays, with a line on the slow connection after 4 seconds', async () => {
  await enterCart({ loads: [() => new Promise(() => {})], content: '<p>Skeleton</p>' });

  await passTime(4_000);
  await passTime(1);

  expect(screen.getByRole('status')).toHaveTextContent('late.slow.title');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the line says so when there is no connection, and stays away in this visit once it is closed', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await enterCart({ loads: [() => new Promise(() => {})] });
  await passTime(8_000);
  await passTime(1);
  expect(screen.getByRole('status')).toHaveTextContent('late.offline.title');

  await act(async () => screen.getByRole('button', { name: 'ui.close-alert' }).click());

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.cookie).toContain('closed-late=1');
  writeCookie(document, 'closed-late', '', { seconds: 0 });
});

test('a page that suspends for ever although its scripts ran is broken after 30 seconds', async () => {
  const never = new Promise<never>(() => {});
  const suspending = async () => {
    const module = await works();
    const page = () => use(never);
    return { ...module, routes: module.routes.map((route) => ({ ...route, page })) } as unknown as RemoteModule;
  };
  const { sent } = await enterCart({ loads: [suspending] });

  await passTime(29_999);
  expect(sent).toEqual([]);
  await passTime(2);

  expect(screen.getByRole('status')).toHaveTextContent(notice);
});

test('a broken remote is tried again by itself when the line is back, when the page is seen, and after growing pauses', async () => {
  const { sent } = await enterCart({ loads: [fails, fails, fails, fails, works] });
  expect(screen.getByRole('status')).toHaveTextContent(notice);

  await act(async () => void window.dispatchEvent(new Event('online')));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await passTime(19_000);
  expect(screen.queryByRole('heading', { name: 'Two coats, hydrated' })).not.toBeInTheDocument();
  await passTime(6_000);
  await passTime(50_000);

  expect(screen.getByRole('heading', { name: 'Two coats, hydrated' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

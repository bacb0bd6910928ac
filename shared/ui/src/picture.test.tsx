import { renderInStorefront } from '@odeta/storefront/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Picture } from './picture.tsx';

const coat = { path: 'coat-camel/front', alt: 'Kabát spredu' };
const image = () => screen.getByRole('img');

test('a picture offers the browser all files of its view', async () => {
  const { container } = await renderInStorefront(<Picture picture={coat} sizes="50vw" />);
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/media/coat-camel/front-240.avif 240w, /media/coat-camel/front-480.avif 480w, /media/coat-camel/front-960.avif 960w',
  );
  expect(image()).toHaveAttribute('srcset', '/media/coat-camel/front-480.webp 480w');
});

test('a picture loads lazily, unless it has priority', async () => {
  const { rerender } = await renderInStorefront(<Picture picture={coat} sizes="50vw" />);
  expect(image()).toHaveAttribute('loading', 'lazy');

  rerender(<Picture picture={coat} sizes="50vw" priority />);
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test.each([
  ['lazy', 'lazy'],
  ['eager', 'eager'],
  ['auto', null],
] as const)('a picture to be loaded "%s" has the loading attribute %s (B18)', async (loading, said) => {
  await renderInStorefront(<Picture picture={coat} sizes="50vw" loading={loading} />);
  expect(image().getAttribute('loading')).toBe(said);
});

test('a picture that fails to load shows its background and its alternative text', async () => {
  await renderInStorefront(<Picture picture={coat} sizes="50vw" />);

  fireEvent.error(image());

  expect(image()).toHaveClass('failed');
  expect(image()).toHaveAccessibleName('Kabát spredu');
});

test('a picture that failed is loaded again, and is shown when that succeeds', async () => {
  await renderInStorefront(<Picture picture={coat} sizes="50vw" />);
  jest.useFakeTimers();
  const first = image();
  fireEvent.error(first);

  act(() => void jest.runOnlyPendingTimers());
  jest.useRealTimers();

  expect(image()).not.toBe(first);
  expect(image()).toHaveClass('failed');
  fireEvent.load(image());
  expect(image()).not.toHaveClass('failed');
});

test('a picture that failed for good is loaded again when the connection returns', async () => {
  await renderInStorefront(<Picture picture={coat} sizes="50vw" />);
  jest.useFakeTimers();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    fireEvent.error(image());
    act(() => void jest.runOnlyPendingTimers());
  }
  jest.useRealTimers();
  const last = image();

  act(() => void window.dispatchEvent(new Event('online')));

  expect(image()).not.toBe(last);
});

test('another picture resets the failed state', async () => {
  const { rerender } = await renderInStorefront(<Picture picture={coat} sizes="50vw" />);
  fireEvent.error(image());

  rerender(<Picture picture={{ path: 'coat-ink/front', alt: 'Čierny kabát' }} sizes="50vw" />);

  expect(image()).not.toHaveClass('failed');
});

test('a decorative picture is hidden from screen readers', async () => {
  await renderInStorefront(<Picture picture={coat} sizes="50vw" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['coat-camel/detail', '960', '1280'],
  ['hero-winter/wide', '1440', '600'],
  ['hero-winter/tall', '960', '1200'],
  ['tile-women/square', '372', '372'],
])('%s reserves its space on the page before it loads', async (path, width, height) => {
  await renderInStorefront(<Picture picture={{ path, alt: 'Obrázok' }} sizes="50vw" />);

  expect(image()).toHaveAttribute('width', width);
  expect(image()).toHaveAttribute('height', height);
});

test('a square menu tile offers only files of 186 and 372 px', async () => {
  const { container } = await renderInStorefront(
    <Picture picture={{ path: 'tile-women/square', alt: 'Ženy' }} sizes="186px" />,
  );

  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/media/tile-women/square-186.avif 186w, /media/tile-women/square-372.avif 372w',
  );
});

test('a rendering that is discarded creates no image: it would stay in memory with the page around it', async () => {
  const created = jest.spyOn(document, 'createElement');
  const isWaiting = { now: true };
  function Late() {
    if (isWaiting.now) throw new Promise(() => {});
    return null;
  }
  const gallery = (
    <Suspense>
      <Picture picture={coat} sizes="50vw" />
      <Late />
    </Suspense>
  );

  const { rerender } = await renderInStorefront(gallery);
  expect(created.mock.calls.map(([name]) => name)).not.toContain('img');

  isWaiting.now = false;
  rerender(gallery);
  expect(image()).toHaveAttribute('srcset', '/media/coat-camel/front-480.webp 480w');
  created.mockRestore();
});

test('a picture of the server is hydrated as it is, also long after the page around it', async () => {
  const { container, unmount } = await renderInStorefront(<Picture picture={coat} sizes="50vw" />);
  const html = container.innerHTML;
  unmount();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  const served = image();
  const mismatch = jest.fn();

  render(<Picture picture={coat} sizes="50vw" />, { container: page, hydrate: true, onRecoverableError: mismatch });

  expect(mismatch).not.toHaveBeenCalled();
  expect(image()).toBe(served);
});

test('a picture that an employee has uploaded offers its own files, larger where the view crops it', async () => {
  const path = `upload-${'0a'.repeat(16)}-1600x900`;
  const { container, rerender } = await renderInStorefront(
    <Picture picture={{ path: `${path}/wide`, alt: 'Kabáty' }} sizes="50vw" />,
  );
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    [480, 960, 1440, 1600].map((width) => `/media/uploads/${path}/${width}.avif ${width}w`).join(', '),
  );
  expect(image()).toHaveAttribute('src', `/media/uploads/${path}/960.webp`);

  rerender(<Picture picture={{ path: `${path}/square`, alt: 'Kabáty' }} sizes="50vw" />);
  expect(container.querySelector('source')?.srcset).toContain(`/1600.avif 900w`);
  expect(image()).toHaveAttribute('width', '900');
  expect(image()).toHaveAttribute('height', '900');
});

test('the focal point of a picture stays visible where the view crops it', async () => {
  const { rerender } = await renderInStorefront(
    <Picture picture={{ ...coat, focus: { x: 80, y: 25 } }} sizes="50vw" />,
  );
  expect(image()).toHaveClass('focused');
  expect(image()).toHaveAttribute('data-x', '80');
  expect(image()).toHaveAttribute('data-y', '25');

  rerender(<Picture picture={{ ...coat, focus: null }} sizes="50vw" />);
  expect(image()).not.toHaveClass('focused');
  expect(image()).not.toHaveAttribute('data-x');
});

import { renderInStorefront } from '@odeta/storefront/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const coat = { path: 'coat-camel/front', alt: 'Kabát spredu' };
const image = () => screen.getByRole('img');

test('the browser chooses among the files of the view', async () => {
  const { container } = await renderInStorefront(<Picture picture={coat} sizes="50vw" />);
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/media/coat-camel/front-240.avif 240w, /media/coat-camel/front-480.avif 480w, /media/coat-camel/front-960.avif 960w',
  );
  expect(image()).toHaveAttribute('srcset', '/media/coat-camel/front-480.webp 480w');
});

test('a picture waits until it comes into view, unless it is the first big one', async () => {
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
] as const)('one that is to be loaded %s says %s to the browser (B18)', async (loading, said) => {
  await renderInStorefront(<Picture picture={coat} sizes="50vw" loading={loading} />);
  expect(image().getAttribute('loading')).toBe(said);
});

test('a picture that cannot be had leaves its ground and its words', async () => {
  await renderInStorefront(<Picture picture={coat} sizes="50vw" />);

  fireEvent.error(image());

  expect(image()).toHaveClass('failed');
  expect(image()).toHaveAccessibleName('Kabát spredu');
});

test('another picture starts anew after a failure', async () => {
  const { rerender } = await renderInStorefront(<Picture picture={coat} sizes="50vw" />);
  fireEvent.error(image());

  rerender(<Picture picture={{ path: 'coat-ink/front', alt: 'Čierny kabát' }} sizes="50vw" />);

  expect(image()).not.toHaveClass('failed');
});

test('a picture beside its own name is not read out', async () => {
  await renderInStorefront(<Picture picture={coat} sizes="50vw" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['coat-camel/detail', '960', '1280'],
  ['hero-winter/wide', '1440', '600'],
  ['hero-winter/tall', '960', '1200'],
  ['tile-women/square', '372', '372'],
])('%s keeps its place on the page before it is there', async (path, width, height) => {
  await renderInStorefront(<Picture picture={{ path, alt: 'Obrázok' }} sizes="50vw" />);

  expect(image()).toHaveAttribute('width', width);
  expect(image()).toHaveAttribute('height', height);
});

test('a box of the menu is as small as its file', async () => {
  const { container } = await renderInStorefront(
    <Picture picture={{ path: 'tile-women/square', alt: 'Ženy' }} sizes="186px" />,
  );

  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/media/tile-women/square-186.avif 186w, /media/tile-women/square-372.avif 372w',
  );
});

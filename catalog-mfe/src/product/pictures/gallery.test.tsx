import { createTestStorefront, fireEvent, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { Gallery } from './gallery.tsx';

const pictures = [
  { path: 'coat-camel/front', alt: 'Kabát, béžová' },
  { path: 'coat-camel/detail', alt: 'Kabát, béžová, detail' },
];

// jsdom has no layout and cannot scroll.
beforeAll(() => {
  Element.prototype.scrollTo = jest.fn();
});

async function open(name = 'Kabát, béžová (zväčšiť)') {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  const rendered = await renderInStorefront(<Gallery name="Kabát" pictures={pictures} />, { storefront });
  await rendered.user.click(screen.getByRole('link', { name }));
  return { ...rendered, dialog: await screen.findByRole('dialog', { name: 'Kabát' }) };
}

test('without JavaScript a picture links to its largest file', async () => {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  await renderInStorefront(<Gallery name="Kabát" pictures={pictures} />, { storefront });

  expect(screen.getByRole('link', { name: 'Kabát, béžová (zväčšiť)' })).toHaveAttribute(
    'href',
    '/media/coat-camel/front-960.avif',
  );
});

test('thumbnails are loaded from small files', async () => {
  const { dialog } = await open();
  const [small] = within(dialog).getAllByRole('button', { name: /^Obrázok/ });

  expect(small?.querySelector('source')).toHaveAttribute('sizes', '48px');
  expect(small?.querySelector('source')?.srcset).toContain('/media/coat-camel/front-240.avif 240w');
});

test('a picture is zoomed in by button and click, and zoomed out by keyboard', async () => {
  const { dialog, user } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Zväčšiť' }));
  expect(within(dialog).getByRole('button', { name: 'Zmenšiť' })).toBeInTheDocument();

  fireEvent.keyDown(within(dialog).getByRole('button', { name: 'Zmenšiť' }), { key: '-' });
  expect(within(dialog).getByRole('button', { name: 'Zväčšiť' })).toBeInTheDocument();

  await user.click(within(dialog).getByRole('img', { name: 'Kabát, béžová' }));
  expect(within(dialog).getByRole('button', { name: 'Zmenšiť' })).toBeInTheDocument();
});

test('selecting another picture resets the zoom', async () => {
  const { dialog, user } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Zväčšiť' }));

  await user.click(within(dialog).getByRole('button', { name: 'Obrázok 2 z 2' }));

  expect(within(dialog).getByRole('button', { name: 'Zväčšiť' })).toBeInTheDocument();
  expect(Element.prototype.scrollTo).toHaveBeenCalled();
});

const measured = {
  goods: { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 },
  size: 'size/38',
  measures: {
    of: 'body',
    lines: [
      { name: 'Obvod hrudníka', direction: 'across', at: 0.5, from: 0.25, to: 0.75, values: { 'size/38': '88–91' } },
      { name: 'Výška postavy', direction: 'down', at: -0.02, from: 0, to: 1, values: { 'size/38': '170' } },
      { name: 'Obvod pása', direction: 'across', at: 0.6, from: 0.25, to: 0.75, values: { 'size/40': '74' } },
    ],
  },
} as const;

test('after the pictures the measurements of the size are drawn over the front picture and listed as text (P11)', async () => {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  await renderInStorefront(<Gallery name="Kabát" pictures={pictures} measured={measured} />, { storefront });

  const figure = screen.getByRole('figure');
  expect(within(figure).getByText(/^Miery postavy pre veľkosť 38/)).toHaveTextContent(
    'Miery postavy pre veľkosť 38: Obvod hrudníka 88–91 cm, Výška postavy 170 cm',
  );
  // From 25 % to 75 % of goods between 30 and 270 of 300 units, in the middle of their height.
  expect(figure.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M90 200H210/));
  expect(figure.querySelectorAll('text')).toHaveLength(2);
  expect(within(figure).getByAltText('')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('1 / 4')).toBeInTheDocument();
});

test('after the measured picture a table lists the measures of all sizes and marks the shown one (P11)', async () => {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  const sizes = ['size/36', 'size/38', 'size/40'];
  await renderInStorefront(<Gallery name="Kabát" pictures={pictures} measured={measured} sizes={sizes} />, {
    storefront,
  });

  const rows = within(screen.getByRole('table', { name: 'Miery postavy' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'VeľkosťObvod hrudníkaVýška postavyObvod pása',
    '3888–91170–',
    '40––74',
  ]);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
});

test('the caption moves down when the waist of trousers is measured in its place (P11)', async () => {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  const [line] = measured.measures.lines;
  const measures = { of: 'body', lines: [{ ...line, name: 'Obvod pása', at: 0.02 }] } as const;
  const trousers = { ...measured, measures };

  await renderInStorefront(<Gallery name="Nohavice" pictures={pictures} measured={trousers} />, { storefront });

  expect(screen.getByText(/^Miery postavy pre/)).toHaveClass('low');
});

test('the picture with measurements can be enlarged; they can be hidden and are a table for screen readers (P11)', async () => {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  const gallery = <Gallery name="Kabát" pictures={pictures} measured={measured} />;
  const { user } = await renderInStorefront(gallery, { storefront });
  await user.click(screen.getByRole('link', { name: /^Miery postavy.*\(zväčšiť\)$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Kabát' });

  const table = within(dialog).getByRole('table', { name: 'Miery postavy pre veľkosť 38' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Obvod hrudníka88–91 cm', 'Výška postavy170 cm']);
  const over = within(dialog).getByRole('button', { name: 'Miery v cm' });
  expect(over).toHaveAttribute('aria-pressed', 'true');
  await user.click(over);

  expect(over).toHaveAttribute('aria-pressed', 'false');
  expect(within(dialog).queryByRole('table')).not.toBeInTheDocument();
});

test('only the first picture loads eagerly; the others load lazily (P11)', async () => {
  await renderInStorefront(<Gallery name="Kabát" pictures={pictures} />);

  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('the enlarged view can be closed', async () => {
  const { dialog, user } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'ui.close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

import { readSizeTable } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen, unreachable } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { SizeTableLink } from './size-table-link.tsx';

const women = {
  name: 'Dámske oblečenie',
  columns: ['Veľkosť', 'Obvod pása'],
  rows: [
    { sizes: ['36', 's'], cells: ['36', '66–69'] },
    { sizes: ['38', 'm'], cells: ['38', '70–73'] },
  ],
  hints: [{ name: 'Obvod pása', text: 'V najužšom mieste.' }],
  measures: [null, 'waist'],
};
const table = answers(readSizeTable, women);

const choose = jest.fn();
beforeEach(() => {
  localStorage.clear();
  choose.mockClear();
});

async function open(api = table) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ api: [api], messages: { catalog } });
  const rendered = await renderInStorefront(
    <SizeTableLink
      tableKey="women"
      chosen="size/38"
      sizes={['size/36', 'size/38']}
      columns={['Obvod pása']}
      onChoose={choose}
    />,
    { storefront },
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Tabuľka veľkostí' }));
  return { ...rendered, storefront };
}

test('the size table is fetched when it is opened, and marks the selected size', async () => {
  const { storefront } = await open();

  expect(await screen.findByRole('table', { name: 'Dámske oblečenie. Miery sú v centimetroch.' })).toBeInTheDocument();
  expect(storefront.sent.map(({ path }) => path)).toEqual(['/catalog/size-table/women']);
  expect(screen.getByRole('row', { name: '38 70–73' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('row', { name: '36 66–69' })).not.toHaveAttribute('aria-current');
  expect(screen.getByText('V najužšom mieste.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Kde merať: A Obvod pása' })).toHaveTextContent('A');
  expect(screen.getByRole('columnheader', { name: 'Obvod pása' })).toHaveTextContent('A Obvod pása');
});

test('a size table that failed to load can be requested again', async () => {
  const { storefront, user } = await open(unreachable(readSizeTable));
  expect(await screen.findByText(/nepodarilo načítať/)).toBeInTheDocument();
  storefront.prepare(table);

  await user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));

  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('the size table is fetched only once', async () => {
  const { storefront, user } = await open();
  await screen.findByRole('table');

  await user.click(screen.getByRole('button', { name: 'ui.close' }));
  await user.click(screen.getByRole('button', { name: 'Tabuľka veľkostí' }));

  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(storefront.sent).toHaveLength(1);
});

test('a size is found by body measurements and selected with a click; the browser stores the measurements (P11)', async () => {
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Podľa postavy' }));
  await user.type(screen.getByLabelText(/^Obvod pása/), '7');
  await user.click(screen.getByRole('button', { name: 'Nájsť veľkosť' }));
  expect(screen.getByLabelText(/^Obvod pása/)).toHaveAccessibleDescription('Zadajte 46 až 103 cm.');

  await user.type(screen.getByLabelText(/^Obvod pása/), '1');
  await user.click(screen.getByRole('button', { name: 'Nájsť veľkosť' }));
  await user.click(await screen.findByRole('button', { name: 'Vybrať veľkosť 38' }));
  expect(choose).toHaveBeenCalledWith('size/38');

  unmount();
  await open();
  await user.click(await screen.findByRole('tab', { name: 'Podľa postavy' }));
  expect(screen.getByLabelText(/^Obvod pása/)).toHaveValue('71');
});

test('finding the size by Enter keeps the focus in the field (P11)', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Podľa postavy' }));

  await user.type(screen.getByLabelText(/^Obvod pása/), '71{Enter}');

  expect(await screen.findByRole('button', { name: 'Vybrať veľkosť 38' })).toBeVisible();
  expect(screen.getByLabelText(/^Obvod pása/)).toHaveFocus();
  expect(screen.getByLabelText(/^Obvod pása/)).toHaveValue('71');
});

test('a size can be found by measuring a flat garment; a size that is not made shows a message (P11)', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Podľa vlastného kusu' }));
  await user.type(screen.getByLabelText(/^Šírka v páse/), '35');
  await user.click(screen.getByRole('button', { name: 'Nájsť veľkosť' }));
  expect(await screen.findByRole('button', { name: 'Vybrať veľkosť 36' })).toBeVisible();

  await user.clear(screen.getByLabelText(/^Šírka v páse/));
  await user.type(screen.getByLabelText(/^Šírka v páse/), '45');
  await user.click(screen.getByRole('button', { name: 'Nájsť veľkosť' }));
  expect(await screen.findByText('Pre tieto miery veľkosť nemáme.')).toBeVisible();
});

test('missing or invalid measurements show an error, and the previous size is removed (P11)', async () => {
  const { user } = await open();
  const find = () => user.click(screen.getByRole('button', { name: 'Nájsť veľkosť' }));
  await user.click(await screen.findByRole('tab', { name: 'Podľa postavy' }));
  await find();
  expect(screen.getByLabelText(/^Obvod pása/)).toHaveAccessibleDescription('Zadajte aspoň jednu mieru.');
  await user.type(screen.getByLabelText(/^Obvod pása/), '71');
  await find();
  expect(await screen.findByRole('button', { name: 'Vybrať veľkosť 38' })).toBeVisible();

  await user.type(screen.getByLabelText(/^Obvod pása/), '0');
  await find();

  expect(screen.getByLabelText(/^Obvod pása/)).toHaveAccessibleDescription('Zadajte 46 až 103 cm.');
  expect(screen.queryByRole('button', { name: 'Vybrať veľkosť 38' })).not.toBeInTheDocument();
});

const bust = ['84–87', '88–91'];
const withBust = answers(readSizeTable, {
  ...women,
  columns: [...women.columns, 'Obvod hrudníka'],
  rows: women.rows.map((row, index) => ({ ...row, cells: [...row.cells, bust[index] ?? ''] })),
  measures: [...women.measures, 'bust'],
});

test('trousers have no bust field, and a stored bust measurement does not affect their size (P11)', async () => {
  localStorage.setItem('measures', JSON.stringify({ bust: 120, waist: 71 }));
  const { user } = await open(withBust);

  await user.click(await screen.findByRole('tab', { name: 'Podľa postavy' }));

  expect(screen.queryByLabelText(/^Obvod hrudníka/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vybrať veľkosť 38' })).toBeVisible();
});

test('measurements not used for trousers stay stored, and cleared fields erase only their own (P11)', async () => {
  localStorage.setItem('measures', JSON.stringify({ bust: 90, waist: 71 }));
  const { user } = await open(withBust);
  const find = () => user.click(screen.getByRole('button', { name: 'Nájsť veľkosť' }));
  const stored = () => JSON.parse(localStorage.getItem('measures') ?? '');
  await user.click(await screen.findByRole('tab', { name: 'Podľa postavy' }));
  await user.clear(screen.getByLabelText(/^Obvod pása/));
  await user.type(screen.getByLabelText(/^Obvod pása/), '68');
  await find();
  expect(stored()).toEqual({ bust: 90, waist: 68 });

  await user.clear(screen.getByLabelText(/^Obvod pása/));
  await find();

  expect(stored()).toEqual({ bust: 90 });
  expect(screen.getByLabelText(/^Obvod pása/)).toHaveAccessibleDescription('Zadajte aspoň jednu mieru.');
});

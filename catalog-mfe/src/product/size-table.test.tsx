import { readSizeTable } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen, unreachable } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import { SizeTableLink } from './size-table-link.tsx';

const table = answers(readSizeTable, {
  name: 'Dámske oblečenie',
  columns: ['Veľkosť', 'Obvod pása'],
  rows: [
    { sizes: ['36', 's'], cells: ['36', '66–69'] },
    { sizes: ['38', 'm'], cells: ['38', '70–73'] },
  ],
  hints: [{ name: 'Obvod pása', text: 'V najužšom mieste.' }],
});

async function open(api = table) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ api: [api], messages: { catalog } });
  const rendered = await renderInStorefront(<SizeTableLink tableKey="women" chosen="size/38" />, { storefront });
  await rendered.user.click(screen.getByRole('button', { name: 'Tabuľka veľkostí' }));
  return { ...rendered, storefront };
}

test('the table is fetched when it is wanted, and marks the chosen size', async () => {
  const { storefront } = await open();

  expect(await screen.findByRole('table', { name: 'Dámske oblečenie. Miery sú v centimetroch.' })).toBeInTheDocument();
  expect(storefront.sent.map(({ path }) => path)).toEqual(['/catalog/size-table/women']);
  expect(screen.getByRole('row', { name: '38 70–73' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('row', { name: '36 66–69' })).not.toHaveAttribute('aria-current');
  expect(screen.getByText('V najužšom mieste.')).toBeInTheDocument();
});

test('a table that cannot be had can be asked for again', async () => {
  const { storefront, user } = await open(unreachable(readSizeTable));
  expect(await screen.findByText(/nepodarilo načítať/)).toBeInTheDocument();
  storefront.prepare(table);

  await user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));

  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('it is fetched once', async () => {
  const { storefront, user } = await open();
  await screen.findByRole('table');

  await user.click(screen.getByRole('button', { name: 'ui.close' }));
  await user.click(screen.getByRole('button', { name: 'Tabuľka veľkostí' }));

  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(storefront.sent).toHaveLength(1);
});

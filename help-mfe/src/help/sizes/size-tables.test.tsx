import { readSizeTables } from '@odeta/contracts';
import { answers, screen, within } from '@odeta/storefront/testing';
import { openHelpPage } from '../../../testing/open-help-page.tsx';

const row = (...cells: string[]) => ({ sizes: [cells[0] ?? ''], cells });
const hint = (name: string) => ({ name, text: `Ako merať: ${name}` });
const tables = answers(readSizeTables, {
  tables: [
    {
      key: 'women',
      group: 'women' as const,
      name: 'Dámske oblečenie',
      columns: ['Veľkosť', 'Hrudník', 'Pás'],
      measures: [null, 'bust', 'waist'],
      rows: [row('36', '84–87', '66–69'), row('38', '88–91', '70–73'), row('40', '92–95', '74–77')],
      hints: [hint('Hrudník'), hint('Pás')],
      url: '/c/zeny-oblecenie',
    },
    {
      key: 'shoes',
      group: 'shoes' as const,
      name: 'Topánky',
      columns: ['Veľkosť', 'Chodidlo'],
      measures: [null, 'foot'],
      rows: [row('36', '23,0'), row('37', '23,7')],
      hints: [hint('Chodidlo')],
      url: null,
    },
  ],
});

beforeEach(() => localStorage.clear());

const open = () => openHelpPage('sizes', tables);
type Page = Awaited<ReturnType<typeof open>>;

async function find({ user }: Page, measures: Record<string, string>) {
  for (const [label, value] of Object.entries(measures)) {
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    if (value) await user.type(field, value);
  }
  await user.click(screen.getByRole('button', { name: 'Nájsť veľkosť' }));
}

test('the page shows the tables of one group, how to measure, and links to the other groups (P16)', async () => {
  await open();

  expect(screen.getByRole('table', { name: 'Dámske oblečenie' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Topánky' })).not.toBeInTheDocument();
  expect(screen.getByText('Ako merať: Pás')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Obuv' })).toHaveAttribute('href', expect.stringMatching(/\?group=shoes$/));
  expect(screen.getByRole('link', { name: 'Ženy' })).toHaveAttribute('aria-current', 'page');
});

test('a figure shows where to measure, with the letters of the instructions and of the columns (P16)', async () => {
  await open();

  expect(screen.getByRole('img', { name: 'Kde merať: A Hrudník, B Pás' })).toHaveTextContent('AB');
  const heads = screen.getAllByRole('columnheader', { name: /^(Veľkosť|Hrudník|Pás)$/ });
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Veľkosť', 'A Hrudník', 'B Pás']);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['A Hrudník', 'B Pás']);
});

test('measurements find the size, mark its row and link to products of that size; they are not sent (P16)', async () => {
  const page = await open();
  const before = page.storefront.sent.length;
  await find(page, { Hrudník: '89', Pás: '72,5' });

  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Vaša veľkosť38');
  expect(status).toHaveTextContent('Pás: 72,5 cm sedí');
  expect(screen.getByRole('rowheader', { name: /^38 ?, vaša veľkosť$/ })).toBeVisible();
  expect(within(status).getByRole('link')).toHaveAttribute('href', '/c/zeny-oblecenie?size=38');
  expect(page.storefront.sent).toHaveLength(before);
  page.unmount();

  await open();
  expect(screen.getByRole('status')).toHaveTextContent('Vaša veľkosť38');
});

test('between two sizes the page recommends a size per cut; beyond the table it shows that none is made (P16)', async () => {
  const page = await open();
  await find(page, { Hrudník: '89', Pás: '75' });
  expect(screen.getByRole('status')).toHaveTextContent('Pri voľnom strihu vezmite 38, pri úzkom 40.');

  await find(page, { Hrudník: '99', Pás: '75' });
  expect(screen.getByRole('status')).toHaveTextContent('Nemáme juHrudník: 99 cm je viac, než šijeme');
});

test('an implausible measurement shows an error at its field with a suggested value (P16)', async () => {
  const page = await open();
  await find(page, { Hrudník: '', Pás: '740' });

  expect(screen.getByLabelText(/^Pás/)).toHaveAccessibleDescription('Zadajte 46 až 108 cm. Mysleli ste 74?');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

import { type DeliveryReturn, readDeliveryReturn, writeLog } from '@odeta/contracts';
import { answers, createTestStorefront, refuses, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { addLaterTexts } from '../on-demand/add-later-texts.ts';
import { CodFees } from './cod-fees.tsx';
import { DeliveryCosts } from './delivery-costs.tsx';

const post: DeliveryReturn['methods'][number] = {
  name: 'Укрпочта',
  isGroup: false,
  description: '',
  days: 3,
  cost: 89,
  cod: {
    from: 51,
    tiers: [
      { upTo: 500, percent: 6 },
      { upTo: 1000, percent: 5 },
      { upTo: 2000, percent: 4 },
      { upTo: null, percent: 2 },
    ],
    taxPercent: 20,
    examples: [{ value: 1000, fee: 60 }],
    rate: { currency: 'USD', rate: 42.1, on: '2026-11-02' },
  },
};
const fixed = { ...post, name: 'Новая почта', cost: 0, cod: { ...post.cod, from: 18, tiers: [], rate: null } };
const group = { ...fixed, name: 'Отделение или пункт выдачи', isGroup: true };
const none = { ...post, name: 'Почтомат', cod: null };
const costs = {
  currency: 'UAH',
  freeDeliveryFrom: 3000,
  returnDays: 100,
  methods: [group, post, fixed, none],
} as DeliveryReturn;

async function openWindow(Window: typeof CodFees, api = [answers(readDeliveryReturn, costs)]) {
  const storefront = createTestStorefront({
    country: 'ua',
    api: [...api, answers(writeLog, {})],
  });
  await addLaterTexts(storefront);
  return renderInStorefront(<Window open onClose={() => {}} />, { storefront });
}

const rowsOf = (table: HTMLElement | undefined) =>
  within(table as HTMLElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' ')));

test('delivery costs and the return period are requested and shown when the dialog opens (D13)', async () => {
  const { storefront } = await openWindow(DeliveryCosts);

  expect(storefront.sent.map(({ path }) => path)).toEqual(['/base/delivery-return']);
  const [table] = screen.getAllByRole('table');
  expect(rowsOf(table)).toEqual([
    [expect.stringContaining('Отделение или пункт выдачи'), 'бесплатно'],
    [expect.stringContaining('Укрпочта'), '89 ₴'],
    [expect.stringContaining('Новая почта'), 'бесплатно'],
    [expect.stringContaining('Почтомат'), '89 ₴'],
  ]);
  expect(screen.getByText(/100/)).toBeInTheDocument();
});

test('cash-on-delivery fees are shown in their tiers, with minimum, tax, exchange rate and examples (D13, R18)', async () => {
  await openWindow(CodFees);

  const [fees, tiers, examples] = screen.getAllByRole('table');
  expect(rowsOf(fees)).toEqual([
    ['Новая почта', '18 ₴'],
    ['Почтомат', expect.any(String)],
  ]);
  expect(rowsOf(tiers)).toEqual([
    ['до 500 ₴', '6 %'],
    ['свыше 500 ₴ до 1000 ₴', '5 %'],
    ['свыше 1000 ₴ до 2000 ₴', '4 %'],
    ['свыше 2000 ₴', '2 %'],
  ]);
  expect(rowsOf(examples)).toEqual([['1000 ₴', '60 ₴']]);
  const words = screen.getByText(/51.₴/).textContent ?? '';
  // 1000 × 5 % + 20 % = 60: the tax is not in the percentage.
  expect(words).toMatch(/^К проценту прибавляется налог 20/);
  expect(words).toMatch(/USD.*42,1.*02\.11\.2026/);
});

test('delivery costs that failed to load can be requested again with a button (D13)', async () => {
  const refused = refuses(readDeliveryReturn, { code: 'unexpected', status: 500 });
  const { storefront, user } = await openWindow(DeliveryCosts, [refused]);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  storefront.prepare(answers(readDeliveryReturn, costs));

  await user.click(within(screen.getByRole('alert')).getByRole('button'));

  expect(await screen.findByRole('table')).toBeInTheDocument();
});

import { addItem, type Look, type LookItem, readLooks } from '@odeta/contracts';
import { cartAnswerOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { addLookByForm } from './look.form.ts';
import { createLooksStore } from './looks.store.ts';
import { LooksPage } from './looks-page.tsx';

const prices = { price: 20, pricePromo: null, priceOld: null };
/** Ids of variants are the place of the product and the number of the size. */
const item = (place: number, name: string, sizes: Record<string, 1 | 2 | 3>): LookItem => ({
  ...{ id: name, catalogNumber: name, url: `/p/${name}`, name, color: 'čierna' },
  picture: { path: `${name}/front`, alt: name },
  variants: Object.entries(sizes).map(([size, availability]) => ({
    ...{ variantId: `${place}${Number(size) || 1}`, size: `size/${size}`, availability },
    ...prices,
  })),
  ...prices,
});
const look: Look = {
  ...{ key: 'zima', title: 'Kabát, baretka a čižmy', text: 'Jedna farba stačí.' },
  items: [item(1, 'kabat', { 36: 1, 38: 2, 40: 3 }), item(2, 'baretka', { one: 1 }), item(3, 'cizmy', { 39: 3 })],
};
const added = answers(addItem, { ...cartAnswerOf([]), added: 1 });

async function prepare(...api: ReturnType<typeof refuses>[]) {
  const { default: help } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { help },
    api: [answers(readLooks, { looks: [look] }), ...api],
  });
  await storefront.storeOf(createLooksStore).load();
  return storefront;
}
async function open(...api: ReturnType<typeof refuses>[]) {
  const storefront = await prepare(...api);
  const topic = { title: 'Inšpirácie', url: '/pomoc/inspiracie/', text: 'Čo k sebe pristane.' };
  return renderInStorefront(
    <LooksPage topic={topic} helpUrl="/pomoc/">
      {null}
    </LooksPage>,
    { storefront },
  );
}
const bought = (sent: readonly { path: string; payload: unknown }[]) =>
  sent.filter(({ path }) => path === addItem.path).map(({ payload }) => (payload as { variantId: string }).variantId);

test('a look shows each of its goods with price and sizes that can be bought; what is sold out says so (P18)', async () => {
  await open();

  const shown = within(screen.getByRole('region', { name: /^Kabát, baretka a.čižmy$/ }));
  const sizes = within(shown.getByRole('combobox', { name: 'Veľkosť: kabat' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['Veľkosť', '36', '38, neskôr']);
  expect(shown.getByText('Jedna veľkosť')).toBeVisible();
  expect(shown.getByText('Vypredané')).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Pridať do košíka: cizmy' })).not.toBeInTheDocument();
  expect(shown.getByRole('button', { name: /^Pridať všetky, 40,00.€$/ })).toBeVisible();
});

test('all goods of a look are added once each size is chosen; before that the first missing one takes the focus (P18)', async () => {
  const { user, storefront } = await open(added, added);
  const all = screen.getByRole('button', { name: /^Pridať všetky/ });

  await user.click(all);
  expect(screen.getByRole('combobox', { name: 'Veľkosť: kabat' })).toHaveFocus();
  expect(screen.getByText('Najprv vyberte veľkosť')).toBeVisible();
  expect(bought(storefront.sent)).toEqual([]);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Veľkosť: kabat' }), '38, neskôr');
  await user.click(all);
  expect(screen.queryByText('Najprv vyberte veľkosť')).not.toBeInTheDocument();
  expect(bought(storefront.sent)).toEqual(['138', '21']);
});

test('one of the goods is added alone, and a failure is said in words (P18)', async () => {
  const { user, storefront } = await open(refuses(addItem, { code: 'unexpected', status: 500 }));

  await user.click(screen.getByRole('button', { name: 'Pridať do košíka: baretka' }));

  expect(bought(storefront.sent)).toEqual(['21']);
  expect(await screen.findByText(/^Pre chybu na našej strane/)).toBeVisible();
});

test('without scripts the form adds what has a size, and says which size is missing (P18)', async () => {
  const storefront = await prepare(added, added);
  const location = { path: '/pomoc/inspiracie/', params: {}, query: new URLSearchParams() };
  const fields = (values: Record<string, string>) => ({
    one: (name: string) => values[name] ?? '',
    all: (name: string) => [values[name] ?? ''],
    has: (name: string) => name in values,
  });

  expect(await addLookByForm(storefront, fields({ look: 'zima', add: 'all' }), location)).toEqual({
    errors: { 'zima-0': 'Najprv vyberte veľkosť' },
  });
  expect(bought(storefront.sent)).toEqual([]);
  const chosen = fields({ look: 'zima', add: 'all', 'zima-0': '136' });
  expect(await addLookByForm(storefront, chosen, location)).toEqual({ to: '/cart' });
  expect(bought(storefront.sent)).toEqual(['136', '21']);
});

import { screen, within } from '@odeta/storefront/testing';
import { facetsOf } from '../../../testing/category.ts';
import { address, ready, renderCategory as render } from '../../../testing/render-category.tsx';

const threeKinds = {
  size: [
    { code: 'clothes-38', size: '38', kind: 'clothes', count: 3 },
    { code: 'clothes-40', size: '40', kind: 'clothes', count: 2 },
    { code: 'shoes-38', size: '38', kind: 'shoes', count: 2 },
    { code: 'shoes-39', size: '39', kind: 'shoes', count: 2 },
    { code: 'one', size: 'one', kind: 'one', count: 1 },
  ],
  sizeKinds: [
    { code: 'clothes', name: 'Oblečenie' },
    { code: 'shoes', name: 'Topánky' },
    { code: 'one', name: 'Jedna veľkosť' },
  ],
};

test('sizes are grouped by kind; the first group and groups with a selected size are open (P12)', async () => {
  await render(ready({ facets: facetsOf(threeKinds) }), '/c/kabaty?size=one');
  const group = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details') as HTMLElement;

  expect(within(group('Oblečenie')).getAllByRole('checkbox')).toHaveLength(2);
  expect(within(group('Topánky')).getAllByRole('checkbox', { hidden: true })).toHaveLength(2);
  expect(group('Oblečenie')).toHaveAttribute('open');
  expect(group('Topánky')).not.toHaveAttribute('open');
  expect(within(group('Jedna veľkosť')).getByRole('checkbox', { name: /^Jedna veľkosť/ })).toBeChecked();
});

test('saved sizes are stored separately for clothes and shoes, and one tick applies them on the next page (P12)', async () => {
  localStorage.clear();
  const first = await render(ready({ facets: facetsOf(threeKinds) }), '/c/kabaty?size=clothes-38');
  expect(screen.getByRole('checkbox', { name: /^V mojej veľkosti/ })).toBeDisabled();
  await first.user.click(screen.getByRole('button', { name: 'Uložiť ako moju veľkosť' }));
  await first.user.click(screen.getByRole('link', { name: /Oblečenie: 38$/ }));
  await first.user.click(screen.getByText('Topánky', { selector: 'summary' }));
  await first.user.click(screen.getByRole('checkbox', { name: /^39/ }));
  await first.user.click(screen.getByRole('button', { name: 'Uložiť ako moju veľkosť' }));
  first.unmount();

  const { user } = await render(ready({ facets: facetsOf(threeKinds) }));
  await user.click(screen.getByRole('checkbox', { name: 'V mojej veľkosti (Oblečenie 38, Topánky 39)' }));
  expect(address()).toBe('/c/kabaty?size=clothes-38&size=shoes-39');

  await user.click(screen.getByRole('button', { name: 'Zabudnúť moju veľkosť' }));
  expect(localStorage).toHaveLength(0);
  expect(address()).toBe('/c/kabaty?size=clothes-38&size=shoes-39');
});

test('a long list is collapsed, and its search ignores accents (P12)', async () => {
  const names = ['Kabáty', 'Bundy', 'Šaty', 'Svetre', 'Blúzky', 'Tričká', 'Sukne', 'Nohavice', 'Džínsy', 'Pyžamá'];
  const type = [...names, 'Lodičky', 'Sandále', 'Čižmy'].map((name, place) => ({ code: `t-${place}`, name, count: 2 }));
  const { user } = await render(ready({ facets: facetsOf({ type }) }), '/c/kabaty?type=t-2');
  const facet = screen.getByRole('group', { name: 'Druh výrobku' });
  expect(within(facet).getByText('Ďalšie (5)')).toBeInTheDocument();

  await user.type(within(facet).getByRole('searchbox', { name: 'Hľadať: Druh výrobku' }), 'cizm');
  expect(within(facet).getAllByRole('checkbox')).toHaveLength(1);
  await user.click(within(facet).getByRole('checkbox', { name: /^Čižmy/ }));
  expect(address()).toBe('/c/kabaty?type=t-2&type=t-12');

  await user.type(within(facet).getByRole('searchbox'), 'xx');
  expect(within(facet).getByRole('status')).toHaveTextContent('Nič také tu nie je.');
});

test('a minimum star rating is a single choice (P12)', async () => {
  const rating = [
    { stars: 4.5 as const, count: 7 },
    { stars: 4 as const, count: 9 },
  ];
  const { user } = await render(ready({ facets: facetsOf({ rating }) }), '/c/kabaty?rating=4.5');
  const facet = screen.getByRole('group', { name: 'Hodnotenie' });
  expect(within(facet).getAllByRole('checkbox')[0]).toBeChecked();

  await user.click(within(facet).getByRole('checkbox', { name: /a viac , 9 výrobkov$/ }));
  expect(address()).toBe('/c/kabaty?rating=4');
});

test('a histogram above the price fields shows products per price, with the selected range set apart (P12)', async () => {
  const price = { from: 10, to: 40, bars: [4, 0, 2] };
  await render(ready({ facets: facetsOf({ price }) }), '/c/kabaty?to=15');
  const histogram = screen.getByRole('group', { name: 'Cena' }).querySelector('svg');
  const [others, chosen] = [...(histogram?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));

  expect(histogram).toHaveAttribute('aria-hidden', 'true');
  expect([others, chosen]).toEqual(['M20 100v-50h8v50z', 'M0 100v-100h8v100z']);
});

test('there is no histogram when all products cost the same (P12)', async () => {
  await render(ready({ facets: facetsOf({ price: { from: 10, to: 10, bars: [] } }) }), '/c/kabaty');

  expect(screen.getByRole('group', { name: 'Cena' }).querySelector('svg')).toBeNull();
});

test('a press on a filter renders its box, neither the others nor the goods', async () => {
  const { user, storefront } = await render(ready());
  const { number, price } = storefront.format;
  const rendered: number[] = [];
  const follow = (format: (value: number) => string) => (value: number) => {
    rendered.push(value);
    return format(value);
  };
  Object.assign(storefront.format, { number: follow(number), price: follow(price) });

  await user.click(screen.getByRole('checkbox', { name: /^čierna/ }));

  expect(screen.getByRole('checkbox', { name: /^čierna/ })).toBeChecked();
  // The number of black goods, and of all goods; other counts and the prices of the goods stay as they are.
  expect([...new Set(rendered)]).toEqual([14, 58]);
});

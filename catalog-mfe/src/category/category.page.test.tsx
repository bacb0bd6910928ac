import { readCategory } from '@odeta/contracts';
import { answers, screen, within } from '@odeta/storefront/testing';
import { categoryOf, facetsOf } from '../../testing/category.ts';
import { address, ready, renderCategory as render } from '../../testing/render-category.tsx';

test('a category shows its products and how many there are', async () => {
  await render({ status: 'ready', category: categoryOf() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kabáty');
  expect(screen.getByText('58 výrobkov')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Výrobok 1' })).toHaveAttribute('href', '/p/vyrobok-1');
});

test('the pages are links, and the current one is marked', async () => {
  await render({ status: 'ready', category: categoryOf({ sort: 2 }) });
  expect(screen.getByRole('link', { name: 'Strana 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Ďalšia strana' })).toHaveAttribute('href', '/c/kabaty?sort=2&page=3');
  expect(screen.getByRole('link', { name: 'Predchádzajúca strana' })).toHaveAttribute('href', '/c/kabaty?sort=2');
  expect(screen.getByText('Zobrazené 49–50, spolu 58')).toBeInTheDocument();
});

test('the order stands in a form that works by itself', async () => {
  await render(ready({ sort: 4 }), '/c/kabaty?sort=4');
  const select = screen.getByRole('combobox');
  expect(select).toHaveValue('4');
  expect(select.closest('form')).toHaveAttribute('action', '/c/kabaty');
});

test('an empty category leads on', async () => {
  await render({ status: 'ready', category: categoryOf({ products: [], productCount: 0, pageCount: 1, page: 1 }) });
  expect(screen.getByText(/teraz nič nemáme/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Na úvodnú stránku' })).toBeInTheDocument();
});

test('a category that does not exist says so in the words of the shop', async () => {
  await render({ status: 'not-found' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('not-found.title');
});

test('a filter that is ticked stands in the address, and the first page of what is left is shown', async () => {
  const { user } = await render(ready(), '/c/kabaty?page=2&sort=1');

  await user.click(screen.getByRole('checkbox', { name: /^38/ }));
  await user.click(screen.getByRole('checkbox', { name: /^čierna/ }));

  expect(address()).toBe('/c/kabaty?size=clothes-38&color=black&sort=1');
  expect(screen.getByRole('checkbox', { name: /^38/ })).toBeChecked();
});

test('a filter is ticked and given back by keyboard, and keeps the focus', async () => {
  const { user } = await render(ready());
  const box = screen.getByRole('checkbox', { name: /^Skladom/ });
  box.focus();

  await user.keyboard(' ');
  expect(address()).toBe('/c/kabaty?supply=now');
  expect(box).toHaveFocus();

  await user.keyboard(' ');
  expect(address()).toBe('/c/kabaty');
});

test('what would find nothing cannot be ticked, but always be taken away', async () => {
  await render(ready(), '/c/kabaty');
  expect(screen.getByRole('checkbox', { name: /^48/ })).toBeDisabled();

  await render(ready(), '/c/kabaty?size=clothes-48');
  expect(screen.getAllByRole('checkbox', { name: /^48/ })[1]).toBeEnabled();
});

test('a size that is called by two measures has room for both', async () => {
  const size = [
    { code: '34-35', count: 3 },
    { code: '140x200', count: 2 },
  ];
  await render(ready({ facets: facetsOf({ size }) }));
  const tileOf = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('label');

  expect(tileOf(/^140/)).toHaveClass('wide');
  expect(tileOf(/^34/)).not.toHaveClass('wide');
});

test('a filter says how many products it would leave', async () => {
  await render(ready());
  expect(screen.getByRole('checkbox', { name: 'čierna , 14 výrobkov' })).toBeInTheDocument();
});

test('a price counts when Enter is pressed or the field is left', async () => {
  const { user } = await render(ready());
  await user.type(screen.getByRole('textbox', { name: /^Od/ }), '20{Enter}');
  expect(address()).toBe('/c/kabaty?from=20');

  await user.type(screen.getByRole('textbox', { name: /^Do/ }), '9a0');
  expect(address()).toBe('/c/kabaty?from=20');
  await user.tab();
  expect(address()).toBe('/c/kabaty?from=20&to=90');
});

test('each chosen filter can be taken away by a link, and all at once', async () => {
  const { user } = await render(ready(), '/c/kabaty?size=clothes-38&color=black&sort=2');
  const chosen = screen.getByRole('list', { name: 'Zvolené filtre' });
  expect(screen.getByRole('link', { name: /38$/ })).toHaveAttribute('href', '/c/kabaty?color=black&sort=2');
  expect(screen.getByRole('link', { name: 'Zrušiť všetko' })).toHaveAttribute('href', '/c/kabaty?sort=2');

  await user.click(screen.getByRole('link', { name: /čierna$/ }));
  expect(address()).toBe('/c/kabaty?size=clothes-38&sort=2');
  expect(chosen).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Zrušiť všetko' }));
  expect(address()).toBe('/c/kabaty?sort=2');
});

test('filters are a form that works by itself and keeps the order', async () => {
  await render(ready(), '/c/kabaty?size=clothes-38&sort=2');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filtrovať' });

  expect(form).toHaveAttribute('action', '/c/kabaty');
  expect([...new FormData(form)]).toEqual([
    ['sort', '2'],
    ['size', 'clothes-38'],
    ['from', ''],
    ['to', ''],
  ]);
});

test('the order keeps the filters', async () => {
  const { user } = await render(ready(), '/c/kabaty?size=clothes-38');
  await user.selectOptions(screen.getByRole('combobox'), '3');

  expect(address()).toBe('/c/kabaty?size=clothes-38&sort=3');
});

test('when nothing is left the page says so and leads back', async () => {
  const nothing = {
    products: [],
    productCount: 0,
    pageCount: 1,
    page: 1,
    filters: { ...categoryOf().filters, size: ['clothes-38'] },
  };
  const { user } = await render(ready(nothing), '/c/kabaty?size=clothes-38');
  expect(screen.getByRole('heading', { name: 'Nič sme nenašli' })).toBeInTheDocument();

  const main = screen.getByRole('heading', { name: 'Nič sme nenašli' }).parentElement as HTMLElement;
  await user.click(main.querySelector('a') as HTMLElement);
  expect(address()).toBe('/c/kabaty');
});

test('goods that cannot be loaded can be asked for again', async () => {
  const { storefront, user } = await render({ ...ready(), results: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('Výrobky sa nepodarilo načítať.');
  storefront.prepare(answers(readCategory, categoryOf({ productCount: 3 })));

  await user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));

  expect(await screen.findByText('3 výrobky')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('the sheet of filters closes at a press also while the goods of the last tick are on their way', async () => {
  const { user } = await render({ ...ready(), results: 'loading' });
  await user.click(screen.getByRole('link', { name: 'Filtrovať' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtrovať' });

  await user.click(within(sheet).getByRole('button', { name: 'Ukázať výrobky' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('on a phone the filters are in a sheet: however many are ticked, Back takes one step', async () => {
  const { user } = await render(ready());
  await user.click(screen.getByRole('link', { name: 'Filtrovať' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtrovať' });

  await user.click(within(sheet).getByRole('checkbox', { name: /^38/ }));
  await user.click(within(sheet).getByRole('checkbox', { name: /^béžová/ }));
  expect(address()).toBe('/c/kabaty?size=clothes-38&color=beige');

  await user.click(within(sheet).getByRole('button', { name: /^Ukázať 58/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Filtrovať (2)' })).toBeInTheDocument();
});

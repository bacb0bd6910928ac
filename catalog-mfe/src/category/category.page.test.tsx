import { readCategory } from '@odeta/contracts';
import { answers, screen, within } from '@odeta/storefront/testing';
import { categoryOf, facetsOf } from '../../testing/category.ts';
import { address, ready, renderCategory as render } from '../../testing/render-category.tsx';

test('a category shows its products and their number', async () => {
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

test('the sort order is a form that works without JavaScript', async () => {
  await render(ready({ sort: 4 }), '/c/kabaty?sort=4');
  const select = screen.getByRole('combobox');
  expect(select).toHaveValue('4');
  expect(select.closest('form')).toHaveAttribute('action', '/c/kabaty');
});

test('an empty category shows a message and a link to the home page', async () => {
  await render({ status: 'ready', category: categoryOf({ products: [], productCount: 0, pageCount: 1, page: 1 }) });
  expect(screen.getByText(/teraz nič nemáme/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Na úvodnú stránku' })).toBeInTheDocument();
});

test('a category that does not exist shows the not-found message', async () => {
  await render({ status: 'not-found' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('not-found.title');
});

test('a ticked filter is added to the URL and resets the page to the first', async () => {
  const { user } = await render(ready(), '/c/kabaty?page=2&sort=1');

  await user.click(screen.getByRole('checkbox', { name: /^38/ }));
  await user.click(screen.getByRole('checkbox', { name: /^čierna/ }));

  expect(address()).toBe('/c/kabaty?size=clothes-38&color=black&sort=1');
  expect(screen.getByRole('checkbox', { name: /^38/ })).toBeChecked();
});

test('a filter can be ticked and cleared by keyboard and keeps the focus', async () => {
  const { user } = await render(ready());
  const box = screen.getByRole('checkbox', { name: /^Skladom/ });
  box.focus();

  await user.keyboard(' ');
  expect(address()).toBe('/c/kabaty?supply=now');
  expect(box).toHaveFocus();

  await user.keyboard(' ');
  expect(address()).toBe('/c/kabaty');
});

test('a filter without matching products is disabled unless it is selected', async () => {
  await render(ready(), '/c/kabaty');
  expect(screen.getByRole('checkbox', { name: /^48/ })).toBeDisabled();

  await render(ready(), '/c/kabaty?size=clothes-48');
  expect(screen.getAllByRole('checkbox', { name: /^48/ })[1]).toBeEnabled();
});

test('a two-dimensional size gets a wide tile', async () => {
  const size = [
    { code: '34-35', count: 3 },
    { code: '140x200', count: 2 },
  ];
  await render(ready({ facets: facetsOf({ size }) }));
  const tileOf = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('label');

  expect(tileOf(/^140/)).toHaveClass('wide');
  expect(tileOf(/^34/)).not.toHaveClass('wide');
});

test('a filter shows the number of products that match it', async () => {
  await render(ready());
  expect(screen.getByRole('checkbox', { name: 'čierna , 14 výrobkov' })).toBeInTheDocument();
});

test('a price is applied on Enter or when the field loses focus', async () => {
  const { user } = await render(ready());
  await user.type(screen.getByRole('textbox', { name: /^Od/ }), '20{Enter}');
  expect(address()).toBe('/c/kabaty?from=20');

  await user.type(screen.getByRole('textbox', { name: /^Do/ }), '9a0');
  expect(address()).toBe('/c/kabaty?from=20');
  await user.tab();
  expect(address()).toBe('/c/kabaty?from=20&to=90');
});

test('selected filters can be removed one by one by links, or all at once', async () => {
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

test('the filters are a form that works without JavaScript and preserves the sort order', async () => {
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

test('changing the sort order preserves the filters', async () => {
  const { user } = await render(ready(), '/c/kabaty?size=clothes-38');
  await user.selectOptions(screen.getByRole('combobox'), '3');

  expect(address()).toBe('/c/kabaty?size=clothes-38&sort=3');
});

test('a filter combination without products shows a message and a link that clears the filters', async () => {
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

test('products that failed to load can be requested again', async () => {
  const { storefront, user } = await render({ ...ready(), results: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('Výrobky sa nepodarilo načítať.');
  storefront.prepare(answers(readCategory, categoryOf({ productCount: 3 })));

  await user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));

  expect(await screen.findByText('3 výrobky')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('the filter sheet can be closed while the products of the last filter are loading', async () => {
  const { user } = await render({ ...ready(), results: 'loading' });
  await user.click(screen.getByRole('link', { name: 'Filtrovať' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtrovať' });

  await user.click(within(sheet).getByRole('button', { name: 'Ukázať výrobky' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('on a phone several filters can be ticked in the sheet, and their number is shown after it closes', async () => {
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

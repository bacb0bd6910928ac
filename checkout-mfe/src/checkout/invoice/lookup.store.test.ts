/** @jest-environment @odeta/build/dom-environment */
import { findCompany } from '@odeta/contracts';
import { answers, createTestStorefront, unreachable } from '@odeta/storefront/testing';
import { createInvoiceStore } from './invoice.store.ts';
import { createLookupStore } from './lookup.store.ts';

const found = { company: 'Firma sp. z o.o.', street: 'Prosta 51', postCode: '00-838', city: 'Warszawa' };

function openWith(typed: Partial<typeof found>, answer = answers(findCompany, { status: 'found', company: found })) {
  sessionStorage.clear();
  const storefront = createTestStorefront({ country: 'pl', api: [answer] });
  const invoice = storefront.storeOf(createInvoiceStore);
  invoice.enter({ ...invoice.state.company, taxId: '5260001246', ...typed });
  return { store: storefront.storeOf(createLookupStore), invoice, storefront };
}

test('empty fields are filled in by the number of the company', async () => {
  const { store, invoice, storefront } = openWith({});

  await store.lookUp();

  expect(invoice.state.company).toMatchObject({ taxId: '5260001246', ...found });
  expect(store.state).toMatchObject({ result: 'filled', found: null });
  expect(storefront.sent[0]?.payload).toEqual({ taxId: '5260001246', vatId: '' });
});

test('what was typed is overwritten only by another press', async () => {
  const { store, invoice } = openWith({ street: 'Krzywa 1' });

  await store.lookUp();
  expect(invoice.state.company).toMatchObject({ ...found, street: 'Krzywa 1' });
  expect(store.state.result).toBe('different');
  store.overwrite();

  expect(invoice.state.company).toMatchObject(found);
  expect(store.state).toMatchObject({ result: 'filled', found: null });
});

test('an unknown number, or a register that does not answer, changes nothing', async () => {
  const unknown = openWith({ city: 'Łódź' }, answers(findCompany, { status: 'unknown', company: null }));
  const broken = openWith({ city: 'Łódź' }, unreachable(findCompany));

  await unknown.store.lookUp();
  await broken.store.lookUp();

  expect([unknown.store.state.result, broken.store.state.problem?.key]).toEqual(['unknown', 'network']);
  for (const { invoice } of [unknown, broken])
    expect(invoice.state.company).toMatchObject({ company: '', city: 'Łódź' });
});

test('a result is not used for a number that was typed since', async () => {
  const { store, invoice } = openWith({ street: 'Krzywa 1' });
  const type = (taxId: string) => invoice.enter({ ...invoice.state.company, taxId });

  const asked = store.lookUp();
  type('5261040828');
  await asked;
  expect(invoice.state.company).toMatchObject({ company: '', street: 'Krzywa 1' });

  type('5260001246');
  await store.lookUp();
  type('5261040828');
  store.overwrite();
  expect(invoice.state.company.street).toBe('Krzywa 1');
});

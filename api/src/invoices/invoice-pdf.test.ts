import { countryCodes } from '@odeta/contracts';
import { hostileAddress } from '../../testing/people/hostile-address.ts';
import type { InvoiceDocument } from '../db/invoice-document.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { taxOf, withTax } from './tax.ts';

const goods = (country: string, count: number) =>
  Array.from({ length: count }, (_, lineId) => ({
    ...{
      lineId,
      charge: null,
      name: `Ľan, źdźbło, őszi, țesut, їжак ${country}`,
      catalogNumber: '10012',
      quantity: 2,
      gross: 12_999,
    },
  }));

function documentOf(country: (typeof countryCodes)[number], count: number): InvoiceDocument {
  const total = taxOf(12_999 * count, 23);
  return {
    ...{
      version: 1,
      country,
      kind: 'invoice',
      number: 'FA-2026-000042',
      issuedOn: '2026-11-23',
      suppliedOn: '2026-11-22',
    },
    order: { number: 'SK 2611 0482', placedOn: '2026-11-21' },
    corrects: null,
    seller: { name: 'ODETA', address: 'Senec', register: 'IČO', email: 'shop@odeta.example', phone: '+421' },
    buyer: { lines: ['Jana Hrušková'], email: 'jana@example.sk' },
    shipTo: null,
    payment: { name: 'Visa', isPaid: true },
    ...{ currency: 'EUR', digits: 2, vatPercent: 23, lines: withTax(goods(country, count), total), total },
  };
}

test.each(countryCodes)(
  'an invoice of %s is the same PDF each time, tagged and in the language of the country (P5)',
  async (country) => {
    const [one, again] = await Promise.all([1, 2].map(() => drawInvoice(documentOf(country, 3))));

    expect(one?.equals(again as Buffer)).toBe(true);
    const text = one?.toString('latin1') ?? '';
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('/Marked true');
    expect(text).toMatch(/\/Lang \((pl-PL|sk-SK|hu-HU|ro-RO|ru-UA)\)/);
    expect(text).toContain('/DisplayDocTitle true');
  },
);

test('text of an address adds no link, script or action to the PDF (P5)', async () => {
  const lines = [
    ...Object.values(hostileAddress),
    ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
    '\\) Tj ET',
  ];
  const invoice = { ...documentOf('sk', 1), buyer: { lines, email: 'a@example.sk' }, shipTo: lines };

  const text = (await drawInvoice(invoice)).toString('latin1');

  expect(text).not.toMatch(/\/(?:JavaScript|JS|OpenAction|AA|URI|Launch|Annots)\b|onerror/);
});

test('a long invoice continues on further pages (P5)', async () => {
  const text = (await drawInvoice(documentOf('sk', 60))).toString('latin1');

  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
});

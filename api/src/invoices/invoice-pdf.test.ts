import { countryCodes } from '@odeta/contracts';
import { readPdfText } from '../../testing/pdf-text.ts';
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

test('an invoice has every fact that the law asks for (P5)', async () => {
  const { text } = readPdfText(await drawInvoice(documentOf('sk', 1)));

  for (const fact of [
    ...['FA-2026-000042', 'Dátum vyhotovenia: 23. 11. 2026', 'Dátum dodania: 22. 11. 2026'],
    ...[
      'ODETA',
      'Senec',
      'IČO',
      'Jana Hrušková',
      'Ks',
      'Jedn. cena bez DPH',
      'Základ dane',
      '23 %',
      'DPH',
      'Spolu s DPH',
    ],
  ])
    expect(text.replace(/\s/g, ' ')).toContain(fact);
});

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

test('requests have their turn while an invoice is drawn, and it is the same file (P5)', async () => {
  let turns = 0;
  const invoice = documentOf('sk', 60);
  const drawn = await drawInvoice(invoice, async () => {
    turns += 1;
  });

  expect(turns).toBeGreaterThan(invoice.lines.length);
  expect(drawn.equals(await drawInvoice(invoice))).toBe(true);
});

/** In the order in which a line shows them; letters that no font has are transliterated. */
const names: Record<string, string> = {
  'Արմեն Սարգսյան': 'Արմեն Սարգսյան',
  'გიორგი ბერიძე': 'გიორგი ბერიძე',
  李明华: '李明华',
  田中さくら: '田中さくら',
  김민수: '김민수',
  'Ωμέγα Nguyễn Ӄ': 'Ωμέγα Nguyễn Ӄ',
  'Hrus\u030ckova\u0301': 'Hrušková',
  'สมชาย 𐎀': 'smchay ',
};

test('a name in any script is written without empty boxes and can be read aloud (P5)', async () => {
  const lines = [...Object.keys(names), 'محمد علي', 'דוד כהן'];
  const invoice = { ...documentOf('hu', 1), buyer: { lines, email: 'a@example.hu' } };
  const pdf = await drawInvoice(invoice);

  const { text, boxes } = readPdfText(pdf);

  expect(boxes).toBe(0);
  for (const shown of Object.values(names)) expect(text).toContain(shown);
  const read = Buffer.from(lines[0]?.normalize('NFC') ?? '', 'utf16le')
    .swap16()
    .toString('latin1');
  expect(pdf.toString('latin1')).toContain(`/ActualText (\u00fe\u00ff${read})`);
  // All fonts together; an invoice with Latin letters only has 20 KB.
  expect(pdf.length).toBeLessThan(150_000);
});

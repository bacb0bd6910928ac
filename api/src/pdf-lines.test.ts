import path from 'node:path';
import { countryCodes } from '@odeta/contracts';
import { readPdfText } from '../testing/pdf-text.ts';
import { drawWithdrawalForm } from './help/withdrawal-form.ts';
import { drawLegalText } from './legal/draw-legal-text.ts';
import { closeSheet, openSheet, write } from './pdf/sheet.ts';
import { readSeedFile } from './seed/reading/seed-file.ts';
import { legalFiles } from './seed/schemas/legal.schema.ts';

/** Lines that end within "e-mail", or before the ending of a number. */
const brokenIn = (pdf: Buffer) => readPdfText(pdf).lines.filter((line) => /(?:\be|\d)-$/i.test(line));

test('at no width does a line of a PDF break within "e-mail" or before the ending of a number (N1, P5)', async () => {
  const text = 'A 46-os cipő visszaigazolását e-mailben küldjük; a 2026-11-29-én kelt szerződés e-mailjét is';
  const doc = await openSheet({ title: 'A', author: 'ODETA', language: 'hu-HU', day: '2026-11-29' });
  const tags = doc.struct('Document');
  doc.addStructure(tags);
  for (let width = 60; width < 400; width += 4) {
    doc.addPage();
    write(doc, tags, 'P', text, { width, y: 48 });
  }
  tags.end();
  const pdf = await closeSheet(doc);

  expect(readPdfText(pdf).lines.length).toBeGreaterThan(200);
  expect(brokenIn(pdf)).toEqual([]);
  expect(readPdfText(pdf).boxes).toBe(0);
});

const folder = path.join(import.meta.dirname, 'seed/data');

test.each(legalFiles)('no line of $name as PDF breaks within such a word (N1)', async ({ country, name, schema }) => {
  const { content } = await readSeedFile(folder, name, schema as (typeof legalFiles)[number]['schema']);
  const pdf = await drawLegalText({
    ...{ country, author: 'ODETA', title: content.title, version: '2026-11-01', validFrom: '' },
    parts: Object.entries(content.parts).map(([key, part]) => ({
      ...{ key, title: part.title, text: part.text },
      table: 'rows' in part ? { heads: part.heads, rows: part.rows } : undefined,
    })),
  });

  expect(readPdfText(pdf).text).toContain(content.title);
  expect(brokenIn(pdf)).toEqual([]);
});

test.each(countryCodes)('nor does a line of the form of withdrawal of %s (P6)', async (code) => {
  const seller = { name: 'ODETA', address: 'Senec', email: 'shop@odeta.example' };

  expect(brokenIn(await drawWithdrawalForm({ code, siteContents: { seller } as never }))).toEqual([]);
});

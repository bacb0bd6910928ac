import { createTurns, type Turns } from '../background/turns.ts';
import { countryOf } from '../language/editions.ts';
import { closeSheet, openSheet, type Pdf, rule, soft, type Tags, write } from '../pdf/sheet.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { withdrawalFormTexts } from './withdrawal-form-texts.ts';

/** Date of the texts, so that the same seller always gets the same file. */
const TEXTS_OF = '2026-06-19';

const SIZE = 11;
/** Points between two lines to write on. */
const LINE = 28;

/** Lines to write on below each text. */
const blanks = [
  ['statement', 4],
  ['dates', 1],
  ['name', 1],
  ['address', 2],
  ['signature', 1],
  ['day', 1],
] as const;

/** The model withdrawal form as PDF, with the seller's name and address. Requests are answered between its parts. */
export async function drawWithdrawalForm(
  { code, siteContents: { seller } }: Pick<CountrySettings, 'code' | 'siteContents'>,
  turns: Turns = createTurns(),
): Promise<Buffer> {
  const { language, iso } = countryOf(code);
  const texts = withdrawalFormTexts[language];
  const doc = await openSheet({
    title: texts.title,
    author: seller.name,
    language: `${language}-${iso}`,
    day: TEXTS_OF,
  });
  const tags = doc.struct('Document');
  doc.addStructure(tags);
  write(doc, tags, 'H1', texts.title, { size: 20, strong: true });
  write(doc, tags, 'P', texts.when, { size: SIZE, color: soft, y: doc.y + 6 });
  write(doc, tags, 'P', texts.to, { size: SIZE, y: doc.y + 20 });
  // A line break in one paragraph would be neither a space nor a pause for a screen reader.
  for (const text of [seller.name, seller.address, seller.email]) {
    write(doc, tags, 'P', text, { size: SIZE, strong: true });
  }
  for (const [key, count] of blanks) {
    await turns();
    drawField(doc, tags, texts[key], count);
  }
  write(doc, tags, 'P', texts.delete, { size: 9, color: soft, y: doc.y + 14 });
  tags.end();
  await turns();
  return closeSheet(doc);
}

function drawField(doc: Pdf, tags: Tags, label: string, lines: number): void {
  write(doc, tags, 'P', label, { size: SIZE, y: doc.y + 18 });
  for (let line = 0; line < lines; line += 1) {
    doc.y += LINE;
    rule(doc, doc.y, soft);
  }
}

import type { CountryCode, LegalPart } from '@odeta/contracts';
import { createTurns } from '../background/turns.ts';
import { countryOf } from '../language/editions.ts';
import { closeSheet, heightOf, openSheet, type Pdf, page, soft, type Tags, width, write } from '../pdf/sheet.ts';
import { plainTextOf } from '../settings/plain-text.ts';
import type { StoredLegalText } from './legal-text.repository.ts';

const SIZE = 10;
/** Points. */
const INDENT = 14;

interface LegalFile extends StoredLegalText {
  country: CountryCode;
  /** Name of the seller. */
  author: string;
  /** The version as a sentence, such as `Valid from 28 November 2026`. */
  validFrom: string;
}

/** The text as PDF, tagged for screen readers; the same text always gives the same file. Requests are answered between its parts. */
export async function drawLegalText(
  { country, author, title, version, validFrom, parts }: LegalFile,
  turns = createTurns(),
): Promise<Buffer> {
  const { language, iso } = countryOf(country);
  const doc = await openSheet({ title, author, language: `${language}-${iso}`, day: version });
  const tags = doc.struct('Document');
  doc.addStructure(tags);
  add(doc, tags, { tag: 'H1', text: title, size: 20, strong: true });
  add(doc, tags, { tag: 'P', text: `${author} · ${validFrom}`, color: soft, above: 4 });
  for (const [index, part] of parts.entries()) {
    drawPart(doc, tags, part, index + 1);
    await turns();
  }
  tags.end();
  return closeSheet(doc);
}

function drawPart(doc: Pdf, tags: Tags, { title, text, table }: LegalPart, number: number) {
  add(doc, tags, { tag: 'H2', text: `${number}. ${title}`, size: 12, strong: true, above: 14, below: 40 });
  for (const block of blocksOf(text)) add(doc, tags, block);
  for (const row of table?.rows ?? []) drawRow(doc, tags, row, table?.heads ?? []);
}

/** A row of a table as a paragraph, which fits any width. */
function drawRow(doc: Pdf, tags: Tags, [name = '', ...cells]: readonly string[], heads: readonly string[]) {
  add(doc, tags, { tag: 'P', text: name, strong: true, above: 6, below: 30 });
  for (const [index, cell] of cells.entries()) {
    add(doc, tags, { tag: 'P', text: `${heads[index + 1] ?? ''}: ${cell}`, indent: INDENT });
  }
}

interface Block {
  tag: string;
  text: string;
  size?: number;
  strong?: boolean;
  color?: string;
  indent?: number;
  /** Points above the block. */
  above?: number;
  /** Points that must be free below it on the same page, for a title with its first lines. */
  below?: number;
}

/** Paragraphs and items of lists. */
function blocksOf(html: string): Block[] {
  return [...html.matchAll(/<(p|li)>([\s\S]*?)<\/\1>/g)].map(([, tag, content = '']) =>
    tag === 'li'
      ? { tag: 'P', text: `– ${plainTextOf(content)}`, indent: INDENT, above: 2 }
      : { tag: 'P', text: plainTextOf(content), above: 5 },
  );
}

/** Writes a block below the last one, on a new page when it does not fit. */
function add(
  doc: Pdf,
  tags: Tags,
  { tag, text, size = SIZE, strong = false, color, indent = 0, above = 0, below = 0 }: Block,
) {
  const wide = width - indent;
  doc.y += above;
  if (doc.y + heightOf(doc, text, { width: wide, size, strong }) + below > page.bottom) {
    doc.addPage();
    doc.y = page.top;
  }
  write(doc, tags, tag, text, { x: page.left + indent, width: wide, size, strong, ...(color && { color }) });
}

import type PDFDocument from 'pdfkit';
import { fallbackFontsFor, readFont } from './fallback-fonts.ts';
import { canWrite, composed, type Lettering, linesOf, type Run } from './text-lines.ts';
import { hasWholeWord } from './whole-words.ts';

export type Pdf = InstanceType<typeof PDFDocument> & {
  /** Names of the fonts for letters that the shop's font lacks. */
  fallbacks?: readonly string[];
};
export type Tags = ReturnType<Pdf['struct']>;

/** Positions on an A4 page, in points. */
export const page = { left: 48, right: 547, top: 48, bottom: 770 } as const;
export const width = page.right - page.left;

export const ink = '#1d1b19';
export const soft = '#5f5a54';
export const line = '#cfc9c1';

const fonts = {
  regular: '@expo-google-fonts/manrope/400Regular/Manrope_400Regular.ttf',
  strong: '@expo-google-fonts/manrope/600SemiBold/Manrope_600SemiBold.ttf',
} as const;

/** The library supports this value, but its types lack it. */
const ACCESSIBLE = String('PDF/UA') as 'PDF/A-1';

interface SheetOptions {
  title: string;
  author: string;
  language: string;
  /** All texts of the document that may need other fonts than the shop's, such as names. */
  texts?: string;
  /** YYYY-MM-DD, used as the creation date so that the same document gives the same file. */
  day: string;
}

/** An empty document with the shop's font, tagged for screen readers (PDF/UA). The library is loaded with the first document. */
export async function openSheet({ title, author, language, texts = '', day }: SheetOptions): Promise<Pdf> {
  const { default: Document } = await import('pdfkit');
  const at = new Date(day);
  const doc = new Document({
    size: 'A4',
    margins: { top: page.top, bottom: 0, left: page.left, right: page.left },
    ...{ pdfVersion: '1.7', subset: ACCESSIBLE, tagged: true, displayTitle: true, lang: language, bufferPages: true },
    info: { Title: title, Author: author, Producer: author, Creator: author, CreationDate: at, ModDate: at },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, await readFont(file));
  const fallbacks = fallbackFontsFor(composed(texts));
  for (const { name, regular, strong } of fallbacks) {
    doc.registerFont(`${name} regular`, await readFont(regular));
    doc.registerFont(`${name} strong`, await readFont(strong));
  }
  const pdf: Pdf = Object.assign(doc, { fallbacks: fallbacks.map(({ name }) => name) });
  return pdf.font('regular').fontSize(9).fillColor(ink);
}

/** Returns the content of the file. */
export function closeSheet(doc: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}

/** Points. */
const SIZE = 9;

interface Style {
  x?: number;
  y?: number;
  width?: number;
  size?: number;
  strong?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

export function write(doc: Pdf, parent: Tags, tag: string, said: string, style: Style = {}): void {
  const { x = page.left, y = doc.y, width: wide = width, color = ink, align = 'left' } = style;
  const text = composed(said);
  const lines = linesInFonts(doc, text, { ...style, width: wide });
  // Screen readers read the text itself, not the order of glyphs.
  const options = lines ? { actual: text } : {};
  parent.add(
    doc.struct(tag, options, () => {
      useFont(doc, style).fillColor(color);
      if (lines) drawLines(doc, lines, { ...style, x, y, width: wide, align });
      else doc.text(text, x, y, { width: wide, align });
    }),
  );
}

/** Tagged as an artifact, so that screen readers skip it. */
export function rule(doc: Pdf, y: number, color = line): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(color).stroke();
  doc.endMarkedContent();
}

export function heightOf(doc: Pdf, said: string, style: Style & { width: number }): number {
  const text = composed(said);
  const lines = linesInFonts(doc, text, style);
  useFont(doc, style);
  return lines ? lines.length * doc.currentLineHeight(true) : doc.heightOfString(text, { width: style.width });
}

const weightOf = ({ strong = false }: Style) => (strong ? 'strong' : 'regular');
const useFont = (doc: Pdf, style: Style) => doc.font(weightOf(style)).fontSize(style.size ?? SIZE);

/**
 * The lines of a text that needs other fonts, or has a word that the library would break at its hyphen; `null` if the library's own lines are
 * as good.
 */
function linesInFonts(doc: Pdf, text: string, style: Style & { width: number }): Run[][] | null {
  const weight = weightOf(style);
  const own = letteringOf(doc, weight, style);
  if (canWrite(own, text) && !hasWholeWord(text)) return null;
  const others = (doc.fallbacks ?? []).map((name) => letteringOf(doc, `${name} ${weight}`, style));
  return linesOf(text, [own, ...others], style.width);
}

function letteringOf(doc: Pdf, name: string, { size = SIZE }: Style): Lettering {
  return {
    name,
    has: (codePoint) => openFontOf(doc.font(name)).hasGlyphForCodePoint(codePoint),
    widthOf: (text) => doc.font(name).fontSize(size).widthOfString(text),
  };
}

/** The types of the library lack the font that it has opened. */
const openFontOf = (doc: Pdf) =>
  (
    doc as unknown as {
      _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean; ascent: number; unitsPerEm: number } };
    }
  )._font.font;

/** All on the baseline of the shop's font, whose line height is used. */
function drawLines(
  doc: Pdf,
  lines: readonly Run[][],
  style: Required<Pick<Style, 'x' | 'y' | 'width' | 'align'>> & Style,
): void {
  const { x, y, width: wide, align, size = SIZE } = style;
  const { ascent, unitsPerEm } = openFontOf(useFont(doc, style));
  const height = doc.currentLineHeight(true);
  for (const [index, runs] of lines.entries()) {
    const baseline = y + index * height + (ascent / unitsPerEm) * size;
    const length = runs.reduce((sum, run) => sum + run.width, 0);
    let at = align === 'right' ? x + wide - length : x;
    for (const { font, text, width: far } of runs) {
      doc.font(font).text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += far;
    }
  }
  doc.x = x;
  doc.y = y + lines.length * height;
}

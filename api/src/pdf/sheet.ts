import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
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
  /** YYYY-MM-DD, used as the creation date so that the same document gives the same file. */
  day: string;
}

/** An empty document with the shop's font, tagged for screen readers (PDF/UA). The library is loaded with the first document. */
export async function openSheet({ title, author, language, day }: SheetOptions): Promise<Pdf> {
  const { default: Document } = await import('pdfkit');
  const resolve = createRequire(import.meta.url).resolve;
  const at = new Date(day);
  const doc = new Document({
    size: 'A4',
    margins: { top: page.top, bottom: 0, left: page.left, right: page.left },
    ...{ pdfVersion: '1.7', subset: ACCESSIBLE, tagged: true, displayTitle: true, lang: language, bufferPages: true },
    info: { Title: title, Author: author, Producer: author, Creator: author, CreationDate: at, ModDate: at },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, await readFile(resolve(file)));
  return doc.font('regular').fontSize(9).fillColor(ink);
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

interface Style {
  x?: number;
  y?: number;
  width?: number;
  size?: number;
  strong?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

export function write(doc: Pdf, parent: Tags, tag: string, text: string, style: Style = {}): void {
  const {
    x = page.left,
    y = doc.y,
    width: wide = width,
    size = 9,
    strong = false,
    color = ink,
    align = 'left',
  } = style;
  parent.add(
    doc.struct(tag, {}, () => {
      doc
        .font(strong ? 'strong' : 'regular')
        .fontSize(size)
        .fillColor(color);
      doc.text(text, x, y, { width: wide, align });
    }),
  );
}

/** Tagged as an artifact, so that screen readers skip it. */
export function rule(doc: Pdf, y: number, color = line): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(color).stroke();
  doc.endMarkedContent();
}

export function heightOf(doc: Pdf, text: string, { width: wide, size = 9, strong = false }: Style & { width: number }) {
  return doc
    .font(strong ? 'strong' : 'regular')
    .fontSize(size)
    .heightOfString(text, { width: wide });
}

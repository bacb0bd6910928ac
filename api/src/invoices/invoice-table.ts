import type { Turns } from '../background/turns.ts';
import { heightOf, ink, type Pdf, page, rule, soft, type Tags, write } from '../pdf/sheet.ts';

export interface Column {
  title: string;
  width: number;
  align: 'left' | 'right';
}

const GAP = 6;
const PADDING = 5;
const SIZE = 8;

/** A table that may continue on further pages; its header is repeated on each of them, but read aloud once. */
export async function drawTable(
  doc: Pdf,
  tags: Tags,
  { columns, rows, foot }: { columns: readonly Column[]; rows: readonly string[][]; foot?: string[] },
  turns: Turns,
): Promise<void> {
  const table = doc.struct('Table');
  tags.add(table);
  drawRow(
    doc,
    table,
    columns,
    columns.map(({ title }) => title),
    { tag: 'TH', color: soft },
  );
  rule(doc, doc.y, ink);
  for (const row of rows) {
    if (doc.y + rowHeight(doc, columns, row) > page.bottom) goOnNextPage(doc, columns);
    drawRow(doc, table, columns, row, { tag: 'TD', color: ink });
    rule(doc, doc.y);
    await turns();
  }
  if (foot) drawRow(doc, table, columns, foot, { tag: 'TD', color: ink, strong: true });
  table.end();
}

function goOnNextPage(doc: Pdf, columns: readonly Column[]): void {
  doc.addPage();
  const top = doc.y;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.font('regular').fontSize(SIZE).fillColor(soft);
  let x: number = page.left;
  for (const { title, width, align } of columns) {
    doc.text(title, x, top, { width: width - GAP, align });
    x += width;
  }
  doc.endMarkedContent();
  doc.y =
    top +
    rowHeight(
      doc,
      columns,
      columns.map(({ title }) => title),
    );
}

interface Look {
  tag: 'TH' | 'TD';
  color: string;
  strong?: boolean;
}

function drawRow(doc: Pdf, table: Tags, columns: readonly Column[], texts: readonly string[], look: Look): void {
  const row = doc.struct('TR');
  table.add(row);
  const top = doc.y;
  const height = rowHeight(doc, columns, texts, look.strong);
  let x: number = page.left;
  for (const [index, { width, align }] of columns.entries()) {
    const { tag, ...style } = look;
    write(doc, row, tag, texts[index] ?? '', { x, y: top + PADDING, width: width - GAP, align, size: SIZE, ...style });
    x += width;
  }
  row.end();
  doc.y = top + height;
}

const rowHeight = (doc: Pdf, columns: readonly Column[], texts: readonly string[], strong = false) =>
  2 * PADDING +
  Math.max(
    ...columns.map(({ width }, index) => heightOf(doc, texts[index] ?? '', { width: width - GAP, size: SIZE, strong })),
  );

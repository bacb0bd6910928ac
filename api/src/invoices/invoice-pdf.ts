import { createTurns, type Turns } from '../background/turns.ts';
import type { InvoiceDocument, InvoiceLine } from '../db/invoice-document.ts';
import { closeSheet, openSheet, type Pdf, page, soft, type Tags, width, write } from '../pdf/sheet.ts';
import { drawHead } from './invoice-head.ts';
import { isPayment, sumOf } from './invoice-lines.ts';
import { type Column, drawTable } from './invoice-table.ts';
import { type InvoiceWords, invoiceWordsOf } from './invoice-words.ts';

/** An invoice as PDF; the same document always gives the same bytes. Requests are answered between its parts. */
export async function drawInvoice(invoice: InvoiceDocument, turns: Turns = createTurns()): Promise<Buffer> {
  const words = invoiceWordsOf(invoice);
  const doc = await openSheet({
    title: `${words.say(`title-${invoice.kind}`)} ${invoice.number}`,
    author: invoice.seller.name,
    language: words.language,
    texts: JSON.stringify(invoice),
    day: invoice.issuedOn,
  });
  const tags = doc.struct('Document');
  doc.addStructure(tags);
  await drawHead(doc, tags, invoice, words, turns);
  const lines = invoice.lines.filter((line) => !isPayment(line));
  const rows = lines.map((one) => rowOf(one, invoice, words));
  await drawTable(doc, tags, { columns: goodsColumns(words), rows }, turns);
  await drawSums(doc, tags, invoice, words, turns);
  tags.end();
  await turns();
  numberPages(doc, words);
  return closeSheet(doc);
}

const AMOUNT = 66;
const right = (title: string, wide: number): Column => ({ title, width: wide, align: 'right' });

const goodsColumns = ({ say }: InvoiceWords): Column[] => [
  { title: say('item'), width: width - 30 - 2 * AMOUNT - 46 - 60 - AMOUNT, align: 'left' },
  right(say('quantity'), 30),
  right(say('unit-net'), AMOUNT),
  right(say('net'), AMOUNT),
  right(say('rate'), 46),
  right(say('vat'), 60),
  right(say('gross'), AMOUNT),
];

function rowOf(one: InvoiceLine, { vatPercent }: InvoiceDocument, words: InvoiceWords): string[] {
  const { amount } = words;
  return [
    nameOf(one, words),
    String(one.quantity),
    amount(Math.round(one.net / one.quantity)),
    amount(one.net),
    `${vatPercent} %`,
    amount(one.vat),
    amount(one.gross),
  ];
}

const nameOf = ({ charge, name, catalogNumber }: InvoiceLine, { say }: InvoiceWords) =>
  charge ? say(charge, { name }) : `${name}\n${say('catalog-number', { number: catalogNumber ?? '' })}`;

/** Tax by rate, and the total. Starts a new page unless all of it fits. */
async function drawSums(
  doc: Pdf,
  tags: Tags,
  { total, rounding = 0, vatPercent, currency, kind, payment, lines }: InvoiceDocument,
  words: InvoiceWords,
  turns: Turns,
) {
  const { say, amount } = words;
  if (doc.y + 150 > page.bottom) doc.addPage();
  doc.y += 16;
  write(doc, tags, 'H2', say('summary'), { size: 8, color: soft });
  const name = { title: say('rate'), width: width - 3 * 90, align: 'left' } as const;
  const amounts = [amount(total.net), amount(total.vat), amount(total.net + total.vat)];
  const columns = [name, right(say('net'), 90), right(say('vat'), 90), right(say('gross'), 90)];
  const table = { columns, rows: [[`${vatPercent} %`, ...amounts]], foot: [say('total'), ...amounts] };
  await drawTable(doc, tags, table, turns);
  const asked = payment.isPaid ? 'total' : 'to-pay';
  const due = kind === 'correction' ? 'to-return' : asked;
  const vouchers = -sumOf(lines.filter(isPayment));
  if (vouchers !== 0) {
    const key = vouchers > 0 ? 'paid-by-voucher' : 'back-on-voucher';
    const paid = `${say(key)}: ${amount(Math.abs(vouchers))} ${currency}`;
    write(doc, tags, 'P', paid, { y: doc.y + 14, align: 'right' });
  }
  if (rounding !== 0) {
    const line = `${say('rounding')}: ${amount(rounding)} ${currency}`;
    write(doc, tags, 'P', line, { y: doc.y + 10, align: 'right' });
  }
  const shown = rounding + (due === 'total' ? total.net + total.vat : total.gross);
  const sum = `${say(due)}: ${amount(Math.abs(shown))} ${currency}`;
  write(doc, tags, 'P', sum, { y: doc.y + 14, size: 14, strong: true, align: 'right' });
  if (payment.isPaid && kind === 'invoice') write(doc, tags, 'P', say('paid'), { align: 'right' });
  write(doc, tags, 'P', say('thanks'), { y: doc.y + 18, color: soft });
}

/** Only if there are several. */
function numberPages(doc: Pdf, { say }: InvoiceWords): void {
  const { count } = doc.bufferedPageRange();
  if (count < 2) return;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(8).fillColor(soft);
    doc.text(say('page', { page: index + 1, count }), page.left, 800, { width, align: 'right' });
    doc.endMarkedContent();
  }
}

import type { Turns } from '../background/turns.ts';
import type { InvoiceDocument } from '../db/invoice-document.ts';
import { type Pdf, page, rule, soft, type Tags, width, write } from '../pdf/sheet.ts';
import type { InvoiceWords } from './invoice-words.ts';

const HALF = (width - 24) / 2;
const RIGHT = page.left + HALF + 24;

/** Title, addresses and dates. */
export async function drawHead(
  doc: Pdf,
  tags: Tags,
  invoice: InvoiceDocument,
  words: InvoiceWords,
  turns: Turns,
): Promise<void> {
  const { say, date } = words;
  write(doc, tags, 'P', 'ODETA', { size: 14, strong: true });
  write(doc, tags, 'H1', `${say(`title-${invoice.kind}`)} ${invoice.number}`, {
    size: 18,
    strong: true,
    y: doc.y + 10,
  });
  if (invoice.corrects) {
    const { number, issuedOn, reason } = invoice.corrects;
    write(doc, tags, 'P', say('corrects', { number, date: date(issuedOn) }), { size: 10 });
    write(doc, tags, 'P', `${say('reason')}: ${say(`reason-${reason}`)}`, { size: 10 });
  }
  rule(doc, doc.y + 10);
  doc.y += 20;
  await turns();
  drawColumns(doc, tags, [sellerOf(invoice, words), buyerOf(invoice, words)]);
  await turns();
  rule(doc, doc.y + 8);
  doc.y += 18;
  drawColumns(doc, tags, factsOf(invoice, words));
  await turns();
  doc.y += 14;
}

interface Block {
  title: string | null;
  lines: readonly string[];
}

function sellerOf({ seller }: InvoiceDocument, { say }: InvoiceWords): Block {
  const { name, address, register, email, phone } = seller;
  return { title: say('seller'), lines: [name, address, register, say('contact', { email, phone })] };
}

function buyerOf({ buyer, shipTo }: InvoiceDocument, { say }: InvoiceWords): Block {
  const receiver = shipTo ? ['', `${say('ship-to')}: ${shipTo.join(', ')}`] : [];
  return { title: say('buyer'), lines: [...buyer.lines, buyer.email, ...receiver] };
}

function factsOf(invoice: InvoiceDocument, { say, date }: InvoiceWords): [Block, Block] {
  const { payment, order } = invoice;
  const said = (key: string, value: string) => `${say(key)}: ${value}`;
  const dates = [said('issued', date(invoice.issuedOn)), said('supplied', date(invoice.suppliedOn))];
  const paid = say(payment.isPaid ? 'paid' : 'on-delivery');
  return [
    { title: null, lines: [said('number', invoice.number), ...dates] },
    {
      title: null,
      lines: [
        said('order', `${order.number} (${date(order.placedOn)})`),
        ...(payment.name ? [said('payment', payment.name)] : []),
        ...(invoice.corrects ? [] : [paid]),
      ],
    },
  ];
}

/** Two columns side by side; the text continues below the longer one. */
function drawColumns(doc: Pdf, tags: Tags, [left, right]: readonly [Block, Block]): void {
  const top = doc.y;
  const bottoms = [
    [left, page.left],
    [right, RIGHT],
  ].map(([block, x]) => {
    drawBlock(doc, tags, block as Block, { x: x as number, y: top });
    return doc.y;
  });
  doc.y = Math.max(...bottoms);
}

function drawBlock(doc: Pdf, tags: Tags, { title, lines }: Block, place: { x: number; y: number }): void {
  doc.y = place.y;
  const style = { x: place.x, width: HALF };
  if (title) write(doc, tags, 'H2', title, { ...style, size: 8, color: soft });
  for (const [index, text] of lines.entries()) {
    if (text === '') doc.y += 5;
    else write(doc, tags, 'P', text, { ...style, strong: title !== null && index === 0 });
  }
}

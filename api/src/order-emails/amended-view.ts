import { sizeName } from '@odeta/contracts';
import type { EmailView, SectionView } from '../mail/email-view.ts';
import type { GivenBackData } from '../orders/changing/given-back-data.ts';
import { givenBackTexts } from './given-back-texts.ts';
import { piecesSection } from './later-views.ts';
import { buyerSection, deliverySection, type Ordered } from './order-sections.ts';
import { type About, frameOf, orderButton } from './order-views.ts';

/** What an amendment has changed, as `amendments` queues it; the addresses are read from the order. */
export interface AmendedData {
  address: boolean;
  point: boolean;
  invoice: boolean;
  /** What was removed. */
  pieces: { lineId: number; quantity: number }[];
  sizes: { name: string; color: string; from: string; to: string; quantity: number }[];
}

/** An order was amended by its buyer, or by an employee. */
export function amendedView(ordered: Ordered & About, changes: AmendedData, given: GivenBackData): EmailView {
  const { order, words } = ordered;
  const { say } = words;
  const { number } = order;
  const text = say('amended-text', { number });
  return {
    ...frameOf(ordered),
    ...orderButton(ordered, 'order-open'),
    subject: say('amended-subject', { number }),
    preview: text,
    title: say('amended-title'),
    intro: [text, ...(changes.pieces.length > 0 ? givenBackTexts(ordered, given) : []), say('amended-not-you')],
    sections: sectionsOf(ordered, changes),
  };
}

function sectionsOf(ordered: Ordered & About, { address, point, invoice, pieces, sizes }: AmendedData): SectionView[] {
  const { say } = ordered.words;
  return [
    ...(address || point ? [{ ...deliverySection(ordered), title: say('amended-to') }] : []),
    ...(invoice ? [{ ...buyerSection(ordered), title: say('amended-invoice') }] : []),
    ...(sizes.length > 0 ? [{ title: say('amended-sizes'), lines: sizes.map((size) => sizeText(ordered, size)) }] : []),
    ...(pieces.length > 0 ? [piecesSection(ordered, pieces, say('amended-removed'))] : []),
  ];
}

const sizeText = (
  { words: { say } }: Ordered & About,
  { name, color, from, to, quantity: count }: AmendedData['sizes'][number],
): string => {
  const goods = [name, color].filter(Boolean).join(', ');
  return say('amended-size', { goods, from: sizeName(from) ?? from, to: sizeName(to) ?? to, count });
};

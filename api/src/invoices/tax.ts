import type { Taxed } from '../db/invoice-document.ts';
import { netOf } from '../pricing/money.ts';

/** The tax that a price includes, computed from the total and not per line, so that an invoice is rounded once. */
export function taxOf(gross: number, vatPercent: number): Taxed {
  const net = netOf(gross, vatPercent);
  return { net, vat: gross - net, gross };
}

/** Distributes the total's net amount over the lines in proportion, so that they add up to it. */
export function withTax<Line extends { gross: number }>(lines: readonly Line[], total: Taxed): (Line & Taxed)[] {
  let [gross, net] = [0, 0];
  return lines.map((line, place) => {
    const before = net;
    gross += line.gross;
    const isLast = place === lines.length - 1;
    net = isLast || total.gross === 0 ? total.net : Math.round((total.net * gross) / total.gross);
    return { ...line, net: net - before, vat: line.gross - (net - before) };
  });
}

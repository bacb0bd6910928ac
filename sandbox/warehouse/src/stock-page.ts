import type { WarehouseStock } from '@odeta/contracts/warehouse';
import { escapeHtml } from '@odeta/node/escape-html';
import { layout, ROOT } from './layout.ts';

export const STOCK = `${ROOT}/stock`;

/** The outcomes of a report, by what the shop says. */
const said: Record<string, string> = {
  applied: 'Done: the shop sells what is there.',
  older: 'A later count already has it: nothing changed.',
  'unknown-sku': 'The shop does not have these goods.',
  wrong: 'Type a whole number of pieces.',
};

interface StockPage {
  lines: WarehouseStock['lines'];
  /** The begin of the skus that were searched for. */
  sku: string;
  /** The outcome of the last report. */
  said: string;
}

/** The goods of the shop whose sku begins with what was typed, with a form to report counted or delivered pieces of each. */
export function stockPageOf({ lines, sku, said: outcome }: StockPage): string {
  const status = outcome === '' ? '' : `<p role="status" class="said">${escapeHtml(said[outcome] ?? outcome)}</p>`;
  const none = sku === '' ? 'Type the begin of a number.' : 'No goods begin with this.';
  return layout(`${status}
<div class="tools">
<form method="get" class="search">
<label for="sku">Number of goods, or its begin</label>
<input id="sku" name="sku" value="${escapeHtml(sku)}" maxlength="120" placeholder="101-001-01">
<button class="button">Find</button>
</form>
<p><a href="${ROOT}/">Orders</a></p>
</div>
${lines.length === 0 ? `<p>${none}</p>` : lines.map((line, index) => lineOf(line, { sku, index })).join('\n')}`);
}

function lineOf(line: WarehouseStock['lines'][number], { sku, index }: { sku: string; index: number }): string {
  const { sku: name, onHand, reserved, expected, countedAt } = line;
  const counted = countedAt === null ? 'never counted' : `counted ${countedAt.slice(0, 16).replace('T', ' ')} UTC`;
  return `<section aria-labelledby="goods-${index}">
<h2 id="goods-${index}">${escapeHtml(name)}</h2>
<p>${onHand} in the house, ${reserved} for orders, ${expected} expected, ${counted}</p>
<form method="post" action="${STOCK}" class="steps">
<input type="hidden" name="sku" value="${escapeHtml(name)}">
<input type="hidden" name="asked" value="${escapeHtml(sku)}">
<label for="pieces-${index}">Pieces</label>
<input id="pieces-${index}" name="quantity" inputmode="numeric" maxlength="7" required>
<button class="button" name="do" value="change">Came in</button>
<button class="button quiet" name="do" value="count">Counted</button>
</form>
</section>`;
}

import { countries } from '@odeta/contracts';
import type { WarehouseOrder } from '@odeta/contracts/warehouse';
import { escapeHtml } from '@odeta/node/escape-html';
import { layout, ROOT } from './layout.ts';
import type { Step } from './steps.ts';

interface Shown {
  order: WarehouseOrder;
  steps: readonly Step[];
}

interface Page {
  shown: readonly Shown[];
  /** The number that was searched for. */
  number: string;
  /** The outcome of the last step. */
  said: string;
  isRunning: boolean;
}

const said: Record<string, string> = {
  applied: 'Done.',
  waiting: 'The shop waits for an earlier event.',
  changed: 'The order has changed meanwhile: look at it again.',
  'not-in-this-state': 'The order cannot do that in its state.',
};

export const failurePage = (): string =>
  layout('<p role="alert">The shop does not answer.</p><p><a href="/sandbox-warehouse/">Try again</a></p>');

export function pageOf({ shown, number, said: outcome, isRunning }: Page): string {
  const status =
    outcome === ''
      ? ''
      : `<p role="status" class="said">${escapeHtml(said[outcome] ?? `The shop refused: ${outcome}.`)}</p>`;
  const none = number === '' ? 'No order waits.' : 'There is no order with this number.';
  return layout(`${status}
<div class="tools">
<form method="get" class="search">
<label for="number">Number of an order</label>
<input id="number" name="number" value="${escapeHtml(number)}" maxlength="32" placeholder="SK 2611 0482">
<button class="button">Find</button>
${number === '' ? '' : '<a href="/sandbox-warehouse/">All that are open</a>'}
</form>
<form method="post" action="/sandbox-warehouse/time">
<button class="button" name="do" value="${isRunning ? 'stop' : 'run'}">${isRunning ? 'Stop time' : 'Let time run'}</button>
<p>${isRunning ? 'Every order goes on by itself.' : 'Orders go on only when a step is pressed.'}</p>
</form>
<p><a href="${ROOT}/stock">Goods</a></p>
</div>
${shown.length === 0 ? `<p>${none}</p>` : shown.map(orderOf).join('\n')}`);
}

function orderOf({ order, steps }: Shown): string {
  const { number, country, state, shipping, collect, lines, parcels, returns } = order;
  const rows = lines.map(
    ({ name, color, size, quantity, open }) =>
      `<li><span>${escapeHtml([name, color, size].filter(Boolean).join(', '))}</span><span>${quantity} pcs, ${open} open</span></li>`,
  );
  const boxes = parcels.map(
    ({ parcel, state: where, trackingNumber }) =>
      `<li><span>${escapeHtml(parcel)}</span><span>${where}${trackingNumber ? `, ${escapeHtml(trackingNumber)}` : ''}</span></li>`,
  );
  const back = returns.map(
    ({ returnNumber, kind, state: where }) =>
      `<li><span>Return ${escapeHtml(returnNumber)}</span><span>${kind}, ${where}</span></li>`,
  );
  const due = collect ? `, collect ${escapeHtml(`${collect.amount} ${collect.currency}`)}` : '';
  const buttons = steps.map(
    ({ key, label, isUsual }) =>
      `<button class="button${isUsual ? '' : ' quiet'}" name="do" value="${escapeHtml(key)}">${escapeHtml(label)}</button>`,
  );
  return `<section aria-labelledby="${idOf(number)}">
<h2 id="${idOf(number)}">${escapeHtml(number)} <span class="state">${state}</span></h2>
<p>${countries[country].iso}, ${escapeHtml(shipping.name)}, expected ${escapeHtml(shipping.expectedOn)}${due}</p>
<ul>${[...rows, ...boxes, ...back].join('')}</ul>
<form method="post" action="/sandbox-warehouse/steps" class="steps">
<input type="hidden" name="number" value="${escapeHtml(number)}">
${buttons.length === 0 ? '<p>Nothing is left to do.</p>' : buttons.join('\n')}
</form>
</section>`;
}

const idOf = (number: string) => `order-${number.replace(/\W/g, '-')}`;

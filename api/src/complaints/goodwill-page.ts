import { escapeHtml } from '@odeta/node/escape-html';
import { staffPage, staffPages } from '../staff/staff-page.ts';
import { type Goodwill, type GoodwillOutcome, goodwillBy } from './goodwill.service.ts';

const { url: ROOT } = staffPages.goodwill;

/** Characters of the reason. */
export const MOST_REASON = 300;

const said: Record<GoodwillOutcome | 'reason', string> = {
  given: 'Given: the refund is under way, and the buyer sees it at the order.',
  voucher: 'Given: the buyer gets the voucher by e-mail, and sees it at the order.',
  unknown: 'Nothing was given: there is no order of this number.',
  unpaid: 'Nothing was given: the order is not paid.',
  amount:
    'Nothing was given: the amount must be more than 0, and all gifts together at most half of what the order costs now.',
  reason: 'Nothing was given: say why.',
};

interface Typed {
  key: string;
  order: string;
  amount: string;
  reason: string;
  by: Goodwill['by'];
}

const ways: Record<Goodwill['by'], string> = {
  money: 'Money: what was paid online goes back with the payment, what was paid in cash by bank transfer',
  voucher: 'Voucher with a code of its own, which the buyer gets by e-mail at once',
};

/** `typed`: what a refused form contained. */
export const goodwillPage = ({ key, order, amount, reason, by }: Typed, outcome: string): string =>
  staffPage({
    current: 'goodwill',
    title: 'Give a part of the price back',
    said: Object.hasOwn(said, outcome) ? said[outcome as keyof typeof said] : '',
    body: `<p>The buyer keeps the goods.</p>
<form method="post" action="${ROOT}"><input type="hidden" name="key" value="${escapeHtml(key)}">
<p><label>Order number <input name="order" required maxlength="30" value="${escapeHtml(order)}"></label></p>
<p><label>Amount in the currency of the order <input name="amount" required inputmode="decimal" maxlength="12" value="${escapeHtml(amount)}"></label></p>
<p><label>Reason, for the records of the order <input name="reason" required maxlength="${MOST_REASON}" size="40" value="${escapeHtml(reason)}"></label></p>
<fieldset><legend>As</legend>${goodwillBy
      .map(
        (way) =>
          `<p><label><input type="radio" name="by" value="${way}" ${way === by ? 'checked' : ''}> ${ways[way]}</label></p>`,
      )
      .join('')}</fieldset>
<button>Give it back</button></form>`,
  });

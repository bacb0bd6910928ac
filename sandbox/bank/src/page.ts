import { countries, type Language, withoutPathPrefix } from '@odeta/contracts';
import { createPriceFormat } from '@odeta/contracts/numbers';
import { escapeHtml } from '@odeta/node/escape-html';
import { shellOf } from '@odeta/sandbox-scaffold/page';
import { CONFIRMATION_CODE, testCards } from './outcomes.ts';
import type { Payment } from './payment.ts';
import hu from './texts/hu.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import sk from './texts/sk.json' with { type: 'json' };
import uk from './texts/uk.json' with { type: 'json' };

/** The base path of the pages. */
export const ROOT = '/sandbox-pay';

type Texts = typeof pl;
const texts: Record<Language, Texts> = { pl, sk, hu, ro, ru, uk };

/** Renders the payment's state as a page. `wrongNumber` is an invalid card number that was entered. */
export function pageOf(payment: Payment, wrongNumber?: string): string {
  const language = languageOfPage(payment);
  const t = texts[language];
  const [title, content] = contentOf(payment, t, wrongNumber);
  return shellOf({
    ...{ language, root: ROOT, title, notice: t.test },
    content: `<h1>${escapeHtml(title)}</h1>\n${content}`,
  });
}

/** The language of the shop's page to which the payer returns. */
const languageOfPage = ({ back, country }: Payment): Language =>
  withoutPathPrefix(back, country).language ?? countries[country].languages[0];

function contentOf(payment: Payment, t: Texts, wrongNumber: string | undefined): [title: string, content: string] {
  if (payment.state !== 'pending') {
    const isPaid = payment.state === 'paid';
    const link = `<a class="button" href="${escapeHtml(payment.back)}">${escapeHtml(t.back)}</a>`;
    return [isPaid ? t.paid : t.closed, `<p>${escapeHtml(isPaid ? t.paidText : t.closedText)}</p>${link}`];
  }
  return payment.isConfirming
    ? [t.confirmTitle, confirmForm(payment, t)]
    : [t.title, cardForm(payment, t, wrongNumber)];
}

function cardForm(payment: Payment, t: Texts, wrongNumber: string | undefined) {
  const isWrong = wrongNumber !== undefined;
  const error = isWrong ? `<p class="error" id="number-error">${escapeHtml(t.wrongNumber)}</p>` : '';
  const cards = testCards.map(
    ({ number, outcome }) =>
      `<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code><span>${escapeHtml(t.outcomes[outcome])}</span></li>`,
  );
  return `${facts(payment, t)}
<form method="post">
${field({
  name: 'number',
  label: t.number,
  value: wrongNumber ?? '',
  attributes: `autocomplete="cc-number" inputmode="numeric" maxlength="23" required${isWrong ? ' aria-invalid="true" aria-describedby="number-error"' : ''}`,
  after: error,
})}
<div class="row">
${field({ name: 'expiry', label: t.expiry, attributes: 'autocomplete="cc-exp" inputmode="numeric" maxlength="7" required' })}
${field({ name: 'cvc', label: t.cvc, attributes: 'autocomplete="cc-csc" inputmode="numeric" maxlength="4" required' })}
</div>
${payment.customer === undefined ? '' : saveBox(t)}
<button class="button" name="do" value="pay">${escapeHtml(t.pay)} ${escapeHtml(amountOf(payment))}</button>
<button class="button quiet" name="do" value="abandon" formnovalidate>${escapeHtml(t.abandon)}</button>
</form>
<aside><h2>${escapeHtml(t.cards)}</h2><ul>${cards.join('')}</ul></aside>`;
}

/** For a payer with an account in the shop. */
const saveBox = (t: Texts) =>
  `<label class="save"><input type="checkbox" name="save" value="1"><span>${escapeHtml(t.save)}</span></label>`;

const confirmForm = (payment: Payment, t: Texts) => `<p>${escapeHtml(t.confirmText)}</p>
${facts(payment, t)}
<form method="post">
${field({ name: 'code', label: t.code, attributes: 'autocomplete="one-time-code" inputmode="numeric" maxlength="8" required' })}
<button class="button" name="do" value="confirm">${escapeHtml(t.confirm)}</button>
<button class="button quiet" name="do" value="abandon" formnovalidate>${escapeHtml(t.abandon)}</button>
</form>
<aside>${escapeHtml(t.codeHint)} <code>${CONFIRMATION_CODE}</code></aside>`;

const facts = (payment: Payment, t: Texts) => `<dl>
<dt>${escapeHtml(t.order)}</dt><dd>${escapeHtml(payment.orderNumber)}</dd>
<dt>${escapeHtml(t.amount)}</dt><dd>${escapeHtml(amountOf(payment))}</dd>
</dl>`;

interface Field {
  name: string;
  label: string;
  attributes: string;
  value?: string;
  after?: string;
}

const field = ({ name, label, attributes, value = '', after = '' }: Field) =>
  `<div class="field"><label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" ${attributes}>${after}</div>`;

function amountOf({ country, amount, currency }: Payment) {
  const { minorDigits } = countries[country];
  return createPriceFormat({ currency, minorDigits })(amount / 10 ** minorDigits);
}

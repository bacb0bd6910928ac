import { buyingPages, type OwnCode } from '@odeta/contracts';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { useStorefront } from '@odeta/storefront';
import type { Format } from '@odeta/storefront/i18n';
import { type Translate, useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import shown from '../copied-code.module.css';
import { CopiedCode } from '../copied-code.tsx';
import classes from './benefits.module.css';
import { StateBadge, TermText } from './term.tsx';

/** P2. The customer's codes: those that can be used, used ones and those whose time is over. */
export function Codes({ codes }: { codes: readonly OwnCode[] }) {
  const t = useTexts('account');
  const { format } = useStorefront();
  return (
    <section className={classes.section} aria-labelledby="codes-title">
      <h2 id="codes-title" className={text.title28}>
        {t('codes.title')}
      </h2>
      {codes.length === 0 && <p className={text.soft}>{t('codes.none')}</p>}
      <ul className={classes.list}>
        {codes.map((code) => (
          <li key={code.code} className={classNames(classes.row, code.state !== 'active' && classes.past)}>
            {code.state === 'active' ? (
              <CopiedCode code={code.code} />
            ) : (
              <span className={shown.code}>{code.code}</span>
            )}
            <div>
              <p>{worthOf(t, format, code)}</p>
              <p className={classNames(text.size13, text.soft)}>{conditionOf(t, format, code)}</p>
            </div>
            <TermText term={code} />
            <div className={classes.end}>
              <StateBadge state={code.state} />
              {code.state === 'active' && (
                <a
                  className={classNames(text.link, text.size14)}
                  href={`${buyingPages.cart}?${new URLSearchParams({ code: code.code })}`}
                >
                  {t('codes.use')}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function worthOf(t: Translate, format: Format, { percent, amount, freeDelivery, name }: OwnCode) {
  const worth = [
    percent !== null && t('codes.percent', { percent }),
    amount !== null && t('codes.amount', { price: format.price(amount) }),
    freeDelivery && t('codes.free-delivery'),
  ].filter(Boolean);
  return worth.join(', ') || name;
}

function conditionOf(t: Translate, format: Format, { orderNumber, minOrder }: OwnCode) {
  if (orderNumber !== null) return t('codes.order', { number: inOneLine(orderNumber) });
  return minOrder > 0 ? t('codes.from', { price: format.price(minOrder) }) : t('codes.any');
}

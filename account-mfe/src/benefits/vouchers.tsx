import type { OwnVoucher } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import shown from '../codes/copied-code.module.css';
import { CopiedCode } from '../codes/copied-code.tsx';
import classes from './benefits.module.css';
import { StateBadge, TermText } from './term.tsx';

/** The customer's vouchers with their remaining value. */
export function Vouchers({ vouchers }: { vouchers: readonly OwnVoucher[] }) {
  const t = useTexts('account');
  const { format } = useStorefront();
  return (
    <section className={classes.section} aria-labelledby="vouchers-title">
      <h2 id="vouchers-title" className={text.title28}>
        {t('vouchers.title')}
      </h2>
      {vouchers.length === 0 && <p className={text.soft}>{t('vouchers.none')}</p>}
      <ul className={classes.list}>
        {vouchers.map(({ code, value, remaining, ...term }) => (
          <li key={code} className={classNames(classes.row, term.state !== 'active' && classes.past)}>
            {term.state === 'active' ? <CopiedCode code={code} /> : <span className={shown.code}>{code}</span>}
            <div>
              <p>{t('vouchers.left', { left: format.price(remaining), value: format.price(value) })}</p>
              <meter
                className={classes.meter}
                aria-label={t('vouchers.left', { left: format.price(remaining), value: format.price(value) })}
                min={0}
                max={value}
                value={remaining}
              />
            </div>
            <TermText term={term} />
            <div className={classes.end}>
              <StateBadge state={term.state} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

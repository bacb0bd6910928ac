import { buyingPages, type OwnCode } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { conditionOf, worthOf } from '../codes/code-worth.ts';
import shown from '../codes/copied-code.module.css';
import { CopiedCode } from '../codes/copied-code.tsx';
import classes from './benefits.module.css';
import { StateBadge, TermText } from './term.tsx';

/** The customer's codes: active, used and expired ones. */
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

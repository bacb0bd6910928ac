import type { OwnCode } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { addresses } from '../addresses.ts';
import { conditionOf, worthOf } from '../codes/code-worth.ts';
import { CopiedCode } from '../codes/copied-code.tsx';
import { daysText } from '../codes/days-text.ts';
import classes from './overview.module.css';

interface Props {
  /** Active codes, the ones that expire first at the top. */
  codes: readonly OwnCode[];
  /** Number of vouchers that can be used. */
  vouchers: number;
}

/** Maximum number of codes; the codes page has all of them. */
const SHOWN = 3;

/** The active codes, which can be copied, with a link to the codes page. */
export function CodesPanel({ codes, vouchers }: Props) {
  const t = useTexts('account');
  const hasNone = codes.length === 0 && vouchers === 0;
  return (
    <section className={classes.panel} aria-labelledby="codes">
      <h2 id="codes" className={classNames(text.size13, text.faint)}>
        {t('overview.codes')}
      </h2>
      {codes.length === 0 && <p className={text.soft}>{t('codes.none')}</p>}
      <ul className={classes.codes}>
        {codes.slice(0, SHOWN).map((code) => (
          <CodeRow key={code.code} code={code} />
        ))}
      </ul>
      <p className={classNames(classes.more, text.size14)}>
        {vouchers > 0 && <span>{t('overview.vouchers-count', { count: vouchers })}</span>}
        <a className={text.link} href={addresses.codes.path}>
          {t(hasNone ? 'codes.add' : 'overview.to-codes')}
        </a>
      </p>
    </section>
  );
}

function CodeRow({ code }: { code: OwnCode }) {
  const t = useTexts('account');
  const { format } = useStorefront();
  const { daysLeft } = code;
  const terms = [conditionOf(t, format, code), daysLeft !== null && daysText(t, daysLeft)].filter(Boolean);
  return (
    <li className={classes.code}>
      <CopiedCode code={code.code} />
      <div className={classNames(classes.worth, text.size13)}>
        <p>{worthOf(t, format, code)}</p>
        <p className={text.soft}>{terms.join(', ')}</p>
      </div>
    </li>
  );
}

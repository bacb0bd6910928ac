import type { AccountOverview } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { addresses } from '../addresses.ts';
import classes from './overview.module.css';

type Counted = Pick<AccountOverview, 'userCodes' | 'vouchers'>;

/** P2. How many codes and vouchers wait to be used. */
export function CodesPanel({ account: { userCodes, vouchers } }: { account: Counted }) {
  const t = useTexts('account');
  return (
    <section className={classes.panel} aria-labelledby="codes">
      <h2 id="codes" className={classNames(text.size13, text.faint)}>
        {t('overview.codes')}
      </h2>
      <p className={text.size18}>{t('overview.codes-count', { count: userCodes.count })}</p>
      <p className={text.size18}>{t('overview.vouchers-count', { count: vouchers.count })}</p>
      <a className={classNames(text.link, text.size14)} href={addresses.codes.path}>
        {t('overview.to-codes')}
      </a>
    </section>
  );
}

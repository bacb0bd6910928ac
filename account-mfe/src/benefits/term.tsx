import type { OwnCode } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { Badge } from '@odeta/ui/products';
import { daysText } from '../codes/days-text.ts';

type Term = Pick<OwnCode, 'state' | 'validUntil' | 'daysLeft'>;

/** The remaining days, or the date of expiry. */
export function TermText({ term: { state, validUntil, daysLeft } }: { term: Term }) {
  const t = useTexts('account');
  const { country } = useStorefront().session;
  if (validUntil === null) return <p className={classNames(text.size13, text.soft)}>{t('terms.endless')}</p>;
  const date = dateText(country, validUntil);
  return (
    <div>
      {daysLeft !== null && <p className={text.size14}>{daysText(t, daysLeft)}</p>}
      <p className={classNames(text.size13, text.soft)}>
        {t(state === 'expired' ? 'terms.ended' : 'terms.until', { date })}
      </p>
    </div>
  );
}

const kinds = { active: 'success', used: 'quiet', expired: 'quiet' } as const;

export function StateBadge({ state }: Pick<Term, 'state'>) {
  const t = useTexts('account');
  return <Badge kind={kinds[state]}>{t(`terms.${state}`)}</Badge>;
}

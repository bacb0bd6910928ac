import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import classes from './return.module.css';
import { createReturnFormStore } from './return-form.store.ts';
import { Sums } from './sums.tsx';

/** The expected refund and fee, before the form is submitted. */
export function ReturnSummary() {
  const t = useTexts('account');
  const { session } = useStorefront();
  const store = useStore(createReturnFormStore);
  const { offer, fields, isBusy } = useSnapshot(store.state);
  const kind = fields.kind || 'declaration';
  const title = t(`returns.summary.${kind}`);
  const way = offer?.ways.find(({ key }) => key === fields.returnType)?.name ?? '';
  return (
    <aside className={classes.summary} aria-label={title}>
      <h2 className={text.size18}>{title}</h2>
      <Expected kind={kind} way={way} />
      <Button type="submit" size="large" busy={isBusy}>
        {t(isBusy ? 'returns.sending' : `returns.send.${kind}`)}
      </Button>
      {offer?.withdrawUntil && (
        <p className={classNames(text.size13, text.faint)}>
          {t('returns.or-withdraw', { date: dateText(session.country, offer.withdrawUntil) })}{' '}
          <a className={text.link} href={offer.withdrawalUrl}>
            {t('orders.withdraw')}
          </a>
        </p>
      )}
    </aside>
  );
}

/** The refund of a return. Nothing is shown as granted for a complaint that nobody has examined yet. */
function Expected({ kind, way }: { kind: string; way: string }) {
  const t = useTexts('account');
  const { sums } = useSnapshot(useStore(createReturnFormStore).state);
  if (sums && kind === 'declaration') return <Sums sums={sums} way={way} />;
  return (
    <p className={classNames(text.size14, text.soft)}>{t(sums ? `returns.about.${kind}` : 'returns.nothing-chosen')}</p>
  );
}

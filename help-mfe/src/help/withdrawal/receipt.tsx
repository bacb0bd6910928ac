import type { Seller, WithdrawnParcels } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Icon, text } from '@odeta/ui';
import { PostForm } from '@odeta/ui/forms/posted';
import { Focused } from '../forms/focused.tsx';
import classes from '../forms/form.module.css';
import { WITHDRAWAL_FORM } from './posted-withdrawal.ts';
import { createWithdrawalStore } from './withdrawal.store.ts';

interface Props {
  seller: Pick<Seller, 'name' | 'address'>;
  /** URL of the page about sending goods back. */
  claimsUrl: string;
}

/** Confirms the received withdrawal with its time, as in the e-mail. */
export function Receipt({ seller, claimsUrl }: Props) {
  const t = useTexts('help');
  const { format, session } = useStorefront();
  const { state, declareAnother } = useStore(createWithdrawalStore);
  const { receipt } = useSnapshot(state);
  const { pathname } = useLocation();
  if (!receipt) return null;
  const { number, receivedAt, name, orderNumber, email, goods, refund, refundTo, parcels } = receipt;
  const time = dateText(session.country, receivedAt, { dateStyle: 'long', timeStyle: 'medium' });
  const hasGoods = parcels === null || parcels.underWay + parcels.delivered > 0;
  const facts = [
    [t('withdrawal.goods-row'), goods ?? t('withdrawal.all-goods')],
    [t('withdrawal.order'), inOneLine(orderNumber)],
    [t('withdrawal.name-row'), name],
    ...(refund === null ? [] : [[t('withdrawal.refund'), format.price(refund)] as const]),
    ...(refundTo === '' ? [] : [[t('withdrawal.account'), `•••• ${refundTo}`] as const]),
    [t('withdrawal.seller-row'), `${seller.name}, ${seller.address}`],
  ] as const;
  return (
    <Focused className={classes.done} role="status">
      <p className={classes.received}>
        <Icon icon="circle-check" />
        {t('withdrawal.received', { time })}
      </p>
      <h2 className={text.title36}>{t('withdrawal.title', { number: inOneLine(number) })}</h2>
      <p>{t('withdrawal.sent', { email })}</p>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={text.size18}>{t('withdrawal.next')}</h3>
      {parcels && <Parcels parcels={parcels} />}
      {hasGoods && <p className={text.soft}>{t('withdrawal.next-text')}</p>}
      <div className={classes.actions}>
        {hasGoods && (
          <a className={text.link} href={claimsUrl}>
            {t('withdrawal.how')}
          </a>
        )}
        <PostForm name={WITHDRAWAL_FORM} to={pathname}>
          <Button kind="text" type="submit" name="step" value="change" onClick={declareAnother}>
            {t('withdrawal.again')}
          </Button>
        </PostForm>
      </div>
    </Focused>
  );
}

function Parcels({ parcels: { stopped, underWay } }: { parcels: Readonly<WithdrawnParcels> }) {
  const t = useTexts('help');
  return (
    <>
      {stopped > 0 && <p>{t('withdrawal.stopped', { pieces: t('purchase.pieces', { count: stopped }) })}</p>}
      {underWay > 0 && <p>{t('withdrawal.under-way', { pieces: t('purchase.pieces', { count: underWay }) })}</p>}
    </>
  );
}

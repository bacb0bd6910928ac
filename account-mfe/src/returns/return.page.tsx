import { dateText, momentText } from '@odeta/contracts/dates';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { type PageLocation, type Storefront, useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, layout, text } from '@odeta/ui';
import { pageMeta } from '../account/page-meta.ts';
import { CancelReturn } from './cancel-return.tsx';
import classes from './return.module.css';
import { createReturnStore } from './return.store.ts';
import { ReturnPage } from './return-page.tsx';
import { useReturnStory } from './return-story.ts';
import { ReturnTrack } from './return-track.tsx';
import { ReturnedGoods } from './returned-goods.tsx';
import { ShippingLabel } from './shipping-label.tsx';

export const load = ({ storeOf }: Storefront, { params }: PageLocation) =>
  storeOf(createReturnStore).load(params.returnId ?? '');

export const meta = pageMeta('returns.one');

/** A return with its state, shipping instructions and refund. */
export default function ReturnDetailPage() {
  const t = useTexts('account');
  const { session } = useStorefront();
  const story = useReturnStory();
  const store = useStore(createReturnStore);
  const { status, detail } = useSnapshot(store.state);
  const title = detail ? t(`returns.titled.${detail.kind}`, { number: inOneLine(detail.number) }) : t('returns.one');
  const order = detail && { id: detail.orderId, number: detail.orderNumber };
  const isToSend = detail?.status === 'opened' || detail?.status === 'unknown';
  return (
    <ReturnPage status={status} title={title} order={order} onRetry={() => void store.load()}>
      {detail && (
        <div className={classNames(layout.columns, classes.form)}>
          <div className={classNames(classes.steps, classes.screen)}>
            <div className={classes.title}>
              <p className={classNames(text.size14, classes.done)}>
                {t('returns.registered-at', { time: momentText(session.country, detail.createdAt) })}
              </p>
              <h1 className={text.title48}>{title}</h1>
              <p className={text.soft}>{story(detail)}</p>
              {detail.answer && <p className={classes.answer}>{detail.answer}</p>}
              {detail.liableUntil && (
                <p className={text.soft}>
                  {t('returns.liable', { date: dateText(session.country, detail.liableUntil) })}
                </p>
              )}
              {detail.conciliation && (
                <p className={text.soft}>
                  {t('returns.conciliation', { name: detail.conciliation.name })}{' '}
                  <a className={text.link} href={detail.conciliation.url} rel="noreferrer">
                    {detail.conciliation.url.replace(/^https:\/\/(www\.)?/, '')}
                  </a>
                </p>
              )}
            </div>
            <ReturnTrack detail={detail} />
            {isToSend && <HowToSend />}
            <ReturnedGoods detail={detail} />
            {detail.mayCancel && <CancelReturn />}
          </div>
          {isToSend && detail.code !== null && <ShippingLabel detail={detail} code={detail.code} />}
        </div>
      )}
    </ReturnPage>
  );
}

function HowToSend() {
  const t = useTexts('account');
  return (
    <ol className={classes.how}>
      {['pack', 'hand-in', 'wait'].map((key) => (
        <li key={key}>{t(`returns.how.${key}`)}</li>
      ))}
    </ol>
  );
}

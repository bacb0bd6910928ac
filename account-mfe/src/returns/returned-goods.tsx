import type { ReturnDetail } from '@odeta/contracts';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { lineTotal, useVariantText } from '@odeta/purchase';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, keepTogether, Picture, text } from '@odeta/ui';
import { orderUrl } from '../links/order-url.ts';
import links from './links.module.css';
import classes from './return.module.css';
import { isMoneyDue } from './return-decision.ts';
import { Sums } from './sums.tsx';

type Detail = Omit<ReturnDetail, 'lines' | 'from' | 'to'> & {
  readonly lines: readonly ReturnDetail['lines'][number][];
};

/** The returned goods with reasons and refund. */
export function ReturnedGoods({ detail }: { detail: Detail }) {
  const t = useTexts('account');
  const { format } = useStorefront();
  const variantText = useVariantText('account');
  const { kind, lines, note, attachmentsCount, sums, refundMethod, refundTo, way, orderId, orderNumber, claimsUrl } =
    detail;
  return (
    <section className={classes.step} aria-labelledby="returned-goods">
      <h2 id="returned-goods" className={text.size22}>
        {t(`returns.returned.${kind}`)}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line.lineId} className={classes.returned}>
            <Picture picture={line.picture} sizes="72px" decorative />
            <div>
              <p className={text.medium}>{keepTogether(line.name)}</p>
              <p className={classNames(text.size13, text.soft)}>
                {[
                  variantText(line),
                  t('purchase.pieces', { count: line.quantity }),
                  t(`returns.reasons.${line.reason}`),
                ].join(' · ')}
              </p>
            </div>
            <p className={classes.price} translate="no">
              {format.price(lineTotal(line))}
            </p>
          </li>
        ))}
      </ul>
      {note && <p className={classes.reply}>{note}</p>}
      {attachmentsCount > 0 && (
        <p className={classNames(text.size13, text.soft)}>{t('returns.files', { count: attachmentsCount })}</p>
      )}
      {detail.remedy && <p>{t('returns.asked', { remedy: t(`returns.remedy.${detail.remedy}`) })}</p>}
      {isMoneyDue(detail) && (
        <>
          <Sums sums={sums} way={way?.name ?? ''} />
          <p className={text.soft}>{t(`returns.money-to.${refundMethod}`, { to: refundTo })}</p>
        </>
      )}
      <p className={links.links}>
        <a className={text.link} href={orderUrl(orderId)}>
          {t('orders.titled', { number: inOneLine(orderNumber) })}
        </a>
        <a className={text.link} href={claimsUrl}>
          {t('orders.how-to-return')}
        </a>
      </p>
    </section>
  );
}

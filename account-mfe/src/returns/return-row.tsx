import { type ListedReturn, returnPageOf } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { Badge } from '@odeta/ui/products';
import { RowPictures } from '../order-parts/row-pictures.tsx';
import rows from '../order-parts/rows.module.css';
import { isMoneyDue } from './return-decision.ts';
import { useReturnStory } from './return-story.ts';
import classes from './returns.module.css';

type Return = Omit<ListedReturn, 'pictures'> & { readonly pictures: readonly ListedReturn['pictures'][number][] };

/** A return in the list. */
export function ReturnRow({ one }: { one: Return }) {
  const t = useTexts('account');
  const { session, format } = useStorefront();
  const story = useReturnStory();
  const { id, number, kind, status, orderNumber, createdAt, refund, piecesCount, pictures } = one;
  const isPaid = isMoneyDue(one);
  return (
    <li className={rows.row}>
      <RowPictures pictures={pictures} />
      <div className={rows.about}>
        <h2 className={classes.rowHead}>
          <a className={text.medium} href={returnPageOf(id)}>
            {number}
          </a>
          <Badge kind={status === 'completed' ? 'success' : 'quiet'}>
            {t(`returns.status.${one.refundFailed ? 'refund-failed' : status}`)}
          </Badge>
        </h2>
        <p className={classNames(text.size13, text.faint)}>
          {[
            t(`returns.kinds.${kind}`),
            t('orders.titled', { number: inOneLine(orderNumber) }),
            dateText(session.country, createdAt),
            t('purchase.pieces', { count: piecesCount }),
          ].join(' · ')}
        </p>
        <p className={classNames(text.size14, text.soft)}>{story(one)}</p>
      </div>
      {isPaid && (
        <p className={classes.price} translate="no">
          {format.price(refund)}
        </p>
      )}
    </li>
  );
}

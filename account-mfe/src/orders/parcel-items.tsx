import type { OrderDetail } from '@odeta/contracts';
import { lineTotal, useVariantText } from '@odeta/purchase';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, keepTogether, Picture, text } from '@odeta/ui';
import { addresses } from '../addresses.ts';
import { returnFormUrl } from '../links/return-form-url.ts';
import { writeReviewUrl } from '../links/write-review-url.ts';
import classes from './order.module.css';

export type ParcelPieces = readonly { readonly lineId: string; readonly quantity: number }[];

interface Props {
  items: readonly OrderDetail['items'][number][];
  pieces: ParcelPieces;
  /** Id of the order for links to the return form; omitted when returns are not possible. */
  returnedOf?: string | undefined;
}

/** The pieces of a parcel, or those that are not packed. */
export function ParcelItems({ items, pieces, returnedOf }: Props) {
  const t = useTexts('account');
  const { format } = useStorefront();
  const variantText = useVariantText('account');
  return (
    <ul className={classes.items}>
      {pieces.map(({ lineId, quantity }) => {
        const item = items.find((one) => one.lineId === lineId);
        if (!item) return null;
        const { name, url, picture, catalogNumber, returned } = item;
        return (
          <li key={lineId} className={classes.item}>
            <Picture picture={picture} sizes="72px" decorative />
            <span>
              {url ? <a href={url}>{keepTogether(name)}</a> : keepTogether(name)}
              <span className={classNames(text.size13, text.faint, classes.details)}>
                {[variantText(item), t('purchase.pieces', { count: quantity })].filter(Boolean).join(' · ')}
                {' · '}
                <span className={classes.number}>{catalogNumber}</span>
                {returned > 0 && ` · ${t('orders.returned', { count: returned })}`}
              </span>
              <span className={classNames(text.size13, classes.lineLinks)}>
                <ReviewLink item={item} />
                {returnedOf !== undefined && returned < item.quantity && (
                  <a className={text.link} href={returnFormUrl(returnedOf, lineId)}>
                    {t('orders.return-line')}
                    <span className={text.spoken}> {name}</span>
                  </a>
                )}
              </span>
            </span>
            <span className={classes.price} translate="no">
              {format.price(lineTotal({ ...item, quantity }))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Links to the review form, or to the existing review. */
function ReviewLink({
  item: { lineId, review, name },
}: {
  item: Pick<Props['items'][number], 'lineId' | 'review' | 'name'>;
}) {
  const t = useTexts('account');
  if (review === null) return null;
  const url = review === 'open' ? writeReviewUrl({ line: lineId }) : addresses.reviews.path;
  return (
    <a className={text.link} href={url}>
      {t(review === 'open' ? 'reviews.write' : 'reviews.yours')}
      <span className={text.spoken}> {name}</span>
    </a>
  );
}

import type { ListedOrder } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { orderUrl } from '../links/order-url.ts';
import { RowPictures } from './row-pictures.tsx';
import rows from './rows.module.css';

interface Props {
  order: Pick<ListedOrder, 'id' | 'number' | 'placedAt' | 'itemsCount'> & {
    readonly pictures: readonly ListedOrder['pictures'][number][];
  };
  /** Shown beside the number. */
  beside?: ReactNode;
  /** Description of the state. */
  story?: string;
  /** Shown at the end of the line. */
  children: ReactNode;
}

/** An order in a list, with its pictures and date. */
export function OrderLine({ order, beside, story, children }: Props) {
  const t = useTexts('account');
  const { session } = useStorefront();
  const { id, number, placedAt, itemsCount, pictures } = order;
  const date = dateText(session.country, placedAt);
  return (
    <li className={rows.row}>
      <RowPictures pictures={pictures} />
      <div className={rows.about}>
        <h3 className={rows.head}>
          <a className={classNames(text.medium, rows.number)} href={orderUrl(id)}>
            {number}
          </a>
          {beside}
        </h3>
        <p className={classNames(text.size13, text.faint)}>{t('orders.placed', { date, count: itemsCount })}</p>
        {story && <p className={classNames(text.size14, text.soft)}>{story}</p>}
      </div>
      {children}
    </li>
  );
}

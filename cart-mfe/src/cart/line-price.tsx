import type { CartItem } from '@odeta/contracts';
import { lineTotal } from '@odeta/purchase';
import { Price, text } from '@odeta/ui';
import classes from './cart-line.module.css';

/** The price of a line; for several pieces also the price of one. */
export function LinePrice({ item }: { item: CartItem }) {
  const { quantity, price, pricePromo, priceOld } = item;
  const ofOne = <Price price={price} pricePromo={pricePromo} priceOld={priceOld} />;
  if (quantity === 1) return ofOne;
  return (
    <>
      <Price price={lineTotal(item)} />
      <p className={`${classes.each} ${text.size13}`}>
        {quantity} × {ofOne}
      </p>
    </>
  );
}

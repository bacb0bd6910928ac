import heart from '@lucide/icons/icons/heart';
import { postedWish, type WishlistItem } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Icon, iconButtonClass, text } from '@odeta/ui';
import { ProductCard } from '@odeta/ui/products';
import { StockLine } from '../supply/stock-line.tsx';
import { BuyWish } from './buy-wish.tsx';
import { GoneCard } from './gone-card.tsx';
import { chosenVariant, createWishlistStore, wishOf } from './wishlist.store.ts';
import classes from './wishlist-entry.module.css';

const SIZES = '(min-width: 1440px) 324px, (min-width: 992px) 24vw, (min-width: 720px) 31vw, 47vw';

interface Props {
  item: Snapshot<WishlistItem>;
  eager: boolean;
  priority: boolean;
}

/** A product of the list with its sizes and the button that buys. */
export function WishlistEntry({ item, eager, priority }: Props) {
  const { chosen } = useSnapshot(useStore(createWishlistStore).state);
  const { format } = useStorefront();
  const t = useTexts('catalog');
  if (!item.offered) return <GoneCard card={item.card} heart={<PressedHeart item={item} />} />;
  const variant = chosenVariant(item, chosen);
  const { price, pricePromo, priceOld, discountPercent } = variant ?? item.card;
  return (
    <div className={classes.entry}>
      <ProductCard
        product={{ ...item.card, rating: null, colors: [], price, pricePromo, priceOld, discountPercent }}
        sizes={SIZES}
        eager={eager}
        priority={priority}
        action={<PressedHeart item={item} />}
        level={2}
      />
      <div className={classes.choice}>
        {item.cheaperBy !== null && (
          <p className={classes.fell}>{t('wishlist.fell', { price: format.price(item.cheaperBy) })}</p>
        )}
        {variant && <StockLine variant={variant} />}
        <BuyWish item={item} variant={variant} />
      </div>
    </div>
  );
}

/** Everything here is on the list, so that the heart removes it. */
function PressedHeart({ item }: { item: Snapshot<WishlistItem> }) {
  const t = useTexts('catalog');
  const { remove } = useStore(createWishlistStore);
  return (
    <button
      {...postedWish(false, wishOf(item))}
      className={`${iconButtonClass()} ${classes.heart}`}
      onClick={(event) => {
        event.preventDefault();
        void remove(item);
      }}
    >
      <Icon icon={heart} />
      <span className={text.spoken}>{t('wishlist.remove', { name: item.card.name })}</span>
    </button>
  );
}

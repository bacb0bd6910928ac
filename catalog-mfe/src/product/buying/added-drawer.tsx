import { buyingPages, type CartItem, countCheckedAvailable, type Product, sizeName } from '@odeta/contracts';
import { FreeDeliveryPanel } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, buttonClass, classNames, Icon, keepTogether, Picture, Price, text } from '@odeta/ui';
import { Sheet } from '@odeta/ui/overlays';
import classes from './added-drawer.module.css';
import { createBuyingStore } from './buying.store.ts';

/** Goods that are shown beside it. */
const MATCHING = 3;

/** What was put into the cart, what the cart holds now, and where to go on. */
export function AddedDrawer({ related }: { related: Snapshot<Product['related']> }) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const { state, close } = useStore(createBuyingStore);
  const { added, isAddedShown } = useSnapshot(state);
  if (!added) return null;
  const { item, cart } = added;
  return (
    <Sheet
      open={isAddedShown}
      from="end-or-bottom"
      title={t('added.title')}
      mark={<Icon icon="circle-check" className={classes.mark} />}
      onClose={close}
      footer={
        <div className={classes.foot}>
          <p className={classes.sum}>
            <span className={classNames(text.size14, text.soft, classes.count)}>
              {t('added.count', { count: countCheckedAvailable(cart.cartItems) })}{' '}
              <a className={text.link} href={buyingPages.cart}>
                {t('product.to-cart')}
              </a>
            </span>
            <b className={text.size18}>{format.price(cart.summary.total)}</b>
          </p>
          <a className={buttonClass({ size: 'large', wide: true })} href={buyingPages.checkout}>
            {t('added.to-checkout')}
          </a>
          <Button kind="secondary" wide onClick={close}>
            {t('added.go-on')}
          </Button>
        </div>
      }
    >
      <div className={classes.body}>
        <AddedItem item={item} />
        <FreeDeliveryPanel
          freeDelivery={cart.freeDelivery}
          texts={(key, values) => t(`added.free-delivery.${key}`, values)}
        />
        {related.length > 0 && <Matching products={related.slice(0, MATCHING)} />}
      </div>
    </Sheet>
  );
}

function AddedItem({ item }: { item: Snapshot<CartItem> }) {
  const t = useTexts('catalog');
  const shell = useTexts('shell');
  const { format } = useStorefront();
  const size = sizeName(item.size.name);
  return (
    <div className={classes.item}>
      <div className={classes.picture}>
        <Picture picture={item.picture} sizes="96px" loading="eager" />
      </div>
      <div>
        <p className={classNames(classes.title, text.medium)}>{keepTogether(item.name)}</p>
        <p className={classNames(classes.variant, text.size13, text.soft)}>
          {size === null ? item.color.name : t('added.variant', { color: item.color.name, size })}
        </p>
        <p className={classNames(text.size13, text.soft)}>{t('added.pieces', { pieces: item.quantity })}</p>
      </div>
      <div className={classes.price}>
        <Price {...item} short />
      </div>
      {item.pricePromo !== null && (
        <p className={classNames(classes.lowest, text.size12, text.faint)}>
          {shell('ui.price.lowest', { price: format.price(item.priceOld ?? item.price) })}
        </p>
      )}
    </div>
  );
}

function Matching({ products }: { products: Snapshot<Product['related']> }) {
  const t = useTexts('catalog');
  return (
    <section className={classes.matching} aria-label={t('product.related')}>
      <h3 className={classNames(text.size14, text.medium)}>{t('product.related')}</h3>
      <ul className={classes.goods}>
        {products.map(({ id, url, name, picture, price, pricePromo, priceOld }) => (
          <li key={id}>
            <a href={url}>
              <Picture picture={{ ...picture, alt: '' }} sizes="140px" loading="lazy" />
              <span className={classes.name}>{keepTogether(name)}</span>
            </a>
            <Price price={price} pricePromo={pricePromo} priceOld={priceOld} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { buyingPages, countCheckedAvailable, MAX_QUANTITY, type Product, sizeName } from '@odeta/contracts';
import { FreeDeliveryPanel } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, buttonClass, classNames, Icon, keepTogether, Picture, Price, text } from '@odeta/ui';
import { Sheet } from '@odeta/ui/overlays';
import classes from './added-drawer.module.css';
import { createBuyingStore } from './buying.store.ts';
import { DrawerItem } from './drawer-item.tsx';

/** Number of matching products. */
const MATCHING = 3;

/** What was added to the cart, the content of the cart, and how to continue. */
export function AddedDrawer({ related }: { related: Snapshot<Product['related']> }) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const { state, close } = useStore(createBuyingStore);
  const { added, drawer } = useSnapshot(state);
  if (!added) return null;
  const { item, cart, pieces, wanted } = added;
  const size = sizeName(item.size.name);
  const isFewer = pieces < wanted;
  return (
    <Sheet
      open={drawer === 'added'}
      from="end-or-bottom"
      title={isFewer ? t('added.fewer', { added: pieces, wanted }) : t('added.title')}
      mark={
        <Icon icon={isFewer ? 'triangle-alert' : 'circle-check'} className={isFewer ? classes.fewer : classes.added} />
      }
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
            <b className={text.size18} translate="no">
              {format.price(cart.summary.total)}
            </b>
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
        <DrawerItem
          picture={item.picture}
          name={item.name}
          facts={[
            size === null ? item.color.name : t('added.variant', { color: item.color.name, size }),
            t('added.pieces', { pieces: item.quantity }),
          ]}
          price={item}
        />
        {isFewer && (
          <Alert type="warning">
            {item.maxQuantity < MAX_QUANTITY ? t('added.fewer-text') : t('added.fewer-limit', { max: MAX_QUANTITY })}
          </Alert>
        )}
        <FreeDeliveryPanel
          freeDelivery={cart.freeDelivery}
          texts={(key, values) => t(`added.free-delivery.${key}`, values)}
        />
        {related.length > 0 && <Matching products={related.slice(0, MATCHING)} />}
      </div>
    </Sheet>
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

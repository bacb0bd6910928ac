import { type Product, sizeName } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, Icon } from '@odeta/ui';
import { Sheet } from '@odeta/ui/overlays';
import { NoticeButton } from '../notice/notice-button.tsx';
import classes from './added-drawer.module.css';
import { createBuyingStore } from './buying.store.ts';
import { DrawerItem } from './drawer-item.tsx';
import { shownPrice } from './prices.ts';

interface Props {
  product: Snapshot<Product>;
  /** Moves the focus to the sizes of the page, because the clicked button has disappeared. */
  onOtherSize: () => void;
}

/** Shown when somebody else bought the last piece: a notice or another size. */
export function SoldOutDrawer({ product, onOtherSize }: Props) {
  const t = useTexts('catalog');
  const { state, close } = useStore(createBuyingStore);
  const { drawer, refused } = useSnapshot(state);
  const variant = product.variants.find(({ variantId }) => variantId === refused);
  const color = product.colors.find(({ code }) => code === variant?.colorCode);
  const [picture] = color?.pictures ?? [];
  const price = variant && shownPrice(product, variant.colorCode, variant.size);
  if (!variant || !color || !price) return null;
  const size = sizeName(variant.size);
  return (
    <Sheet
      open={drawer === 'sold-out'}
      from="end-or-bottom"
      title={t('added.refused')}
      mark={<Icon icon="circle-alert" className={classes.refused} />}
      onClose={onOtherSize}
      footer={
        <div className={classes.foot}>
          <NoticeButton product={product} color={variant.colorCode} size={variant.size} />
          <Button kind="secondary" wide onClick={size ? onOtherSize : close}>
            {t(size ? 'added.other-size' : 'added.go-on')}
          </Button>
        </div>
      }
    >
      <div className={classes.body}>
        <DrawerItem
          picture={picture}
          name={product.name}
          facts={[size ? t('added.variant', { color: color.name, size }) : color.name]}
          price={price}
          isSoldOut
        />
        <div role="alert">
          <Alert type="error">{t('added.refused-text')}</Alert>
        </div>
      </div>
    </Sheet>
  );
}

import { type Product, sizeName } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Icon, text } from '@odeta/ui';
import { Sheet } from '@odeta/ui/overlays';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useRef } from 'react';
import { supplyOf } from '../../supply/supply.ts';
import { NoticeButton } from '../notice/notice-button.tsx';
import classes from './added-drawer.module.css';
import { BuyButton } from './buy-button.tsx';
import { createBuyingStore } from './buying.store.ts';
import { findVariant } from './choice.ts';
import { DrawerItem } from './drawer-item.tsx';
import { shownPrice } from './prices.ts';
import { SizeTiles } from './size-tiles.tsx';
import type { Choice } from './use-choice.ts';

interface Props {
  product: Snapshot<Product>;
  choice: Choice;
  /** Adds the choice to the cart. */
  onBuy: () => void;
}

/** Shows the sizes where the button was clicked, so that the page does not scroll up. */
export function SizesDrawer({ product, choice, onBuy }: Props) {
  const t = useTexts('catalog');
  const store = useStore(createBuyingStore);
  const { drawer, problem } = useSnapshot(store.state);
  const sizes = useRef<HTMLFieldSetElement>(null);
  const color = product.colors.find(({ code }) => code === choice.color);
  const [picture] = color?.pictures ?? [];
  const price = shownPrice(product, choice.color, choice.size);
  if (!color || !price) return null;
  const variant = choice.size === null ? undefined : findVariant(product, choice.color, choice.size);
  const size = choice.size === null ? null : sizeName(choice.size);
  // Also when the colour is not made in the chosen size, which has no variant.
  const isOut = choice.size !== null && supplyOf(variant) === 'none';

  function handleBuy() {
    if (choice.latest.current.size !== null) return onBuy();
    store.askForSize();
    sizes.current?.querySelector('input')?.focus();
  }

  return (
    <Sheet
      open={drawer === 'sizes'}
      from="end-or-bottom"
      title={t('product.choose-size')}
      mark={<Icon icon="info" className={classes.mark} />}
      onClose={store.close}
      footer={
        <div className={classes.foot}>
          {isOut ? (
            <NoticeButton product={product} color={choice.color} size={choice.size} />
          ) : (
            <BuyButton size="large" wide disabled={false} onBuy={handleBuy} />
          )}
        </div>
      }
    >
      <div className={classes.body}>
        <DrawerItem
          picture={picture}
          name={product.name}
          facts={size ? [t('added.variant', { color: color.name, size })] : [color.name, t('added.no-size')]}
          price={price}
        />
        <SizeTiles
          ref={sizes}
          name="size-in-drawer"
          product={product}
          choice={choice}
          legend={<span className={text.spoken}>{t('product.size')}</span>}
        />
        <div role="alert">
          {problem && <ProblemAlert problem={problem} texts={(key) => t(`product.problems.${key}`)} />}
        </div>
      </div>
    </Sheet>
  );
}

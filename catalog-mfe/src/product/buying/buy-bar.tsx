import { type Product, sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Price, text } from '@odeta/ui';
import { supplyOf } from '../../supply/supply.ts';
import classes from './buy-bar.module.css';
import { BuyButton } from './buy-button.tsx';
import { findVariant } from './choice.ts';
import type { ShownPrice } from './prices.ts';
import type { Choice } from './use-choice.ts';

interface Props {
  product: Snapshot<Product>;
  price: ShownPrice | null;
  choice: Choice;
  onBuy: () => void;
}

/** Keeps price and button visible on phones. `data-bottom-bar` makes the shop's own bar leave space for it. */
export function BuyBar({ product, price, choice, onBuy }: Props) {
  const t = useTexts('catalog');
  const { color, size } = choice;
  const name = size === null ? null : sizeName(size);
  const isOut = size !== null && supplyOf(findVariant(product, color, size)) === 'none';
  return (
    <div className={classes.bar} data-bottom-bar="">
      <div className={classes.facts}>
        {price && <Price {...price} short />}
        {name !== null && (
          <p className={text.size12}>
            {t('product.size')}: {name}
          </p>
        )}
      </div>
      <BuyButton disabled={isOut} onBuy={onBuy} />
    </div>
  );
}

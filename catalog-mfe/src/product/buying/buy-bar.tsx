import { type Product, sizeName } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, Price, text } from '@odeta/ui';
import type { RefObject } from 'react';
import { useIsInView } from '../../page/use-is-in-view.ts';
import { supplyOf } from '../../supply/supply.ts';
import { NoticeButton } from '../notice/notice-button.tsx';
import classes from './buy-bar.module.css';
import { BuyButton } from './buy-button.tsx';
import { findVariant, isSoldOut } from './choice.ts';
import type { ShownPrice } from './prices.ts';
import type { Choice } from './use-choice.ts';

interface Props {
  product: Snapshot<Product>;
  price: ShownPrice | null;
  choice: Choice;
  /** The button of the page: the bar is only needed while it is out of view. */
  button: RefObject<HTMLElement | null>;
  onBuy: () => void;
}

/**
 * On phones price and action of the page's button while that is out of view: choose a size, add, or ask for a notice. `data-bottom-bar`
 * makes the shop's own bar leave space for it.
 */
export function BuyBar({ product, price, choice, button, onBuy }: Props) {
  const { color, size } = choice;
  const isButtonInView = useIsInView(button);
  const isOut = isSoldOut(product) || (size !== null && supplyOf(findVariant(product, color, size)) === 'none');
  return (
    <div className={classNames(classes.bar, isButtonInView && classes.away)} data-bottom-bar="">
      <div className={classes.facts}>
        {price && <Price {...price} short />}
        <Facts product={product} choice={choice} isOut={isOut} />
      </div>
      {isOut ? (
        <NoticeButton product={product} color={color} size={size} short />
      ) : (
        <BuyButton isSizeMissing={size === null} disabled={false} onBuy={onBuy} />
      )}
    </div>
  );
}

/** The size with the day of its arrival, or that it is sold out. */
function Facts({ product, choice, isOut }: Pick<Props, 'product' | 'choice'> & { isOut: boolean }) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const { color, size } = choice;
  if (isOut) return <p className={classNames(text.size12, classes.out)}>{t('product.supply.none')}</p>;
  if (size === null) return null;
  const name = sizeName(size);
  const arrivesOn = findVariant(product, color, size)?.arrivesOn;
  return (
    <p className={text.size12}>
      {name !== null && (
        <span className={classes.fact}>
          {t('product.size')}: {name}
        </span>
      )}
      {arrivesOn && <span className={classNames(classes.fact, text.soft)}>{format.day(arrivesOn)}</span>}
    </p>
  );
}

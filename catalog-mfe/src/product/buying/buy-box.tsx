import type { Product } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { classNames, layout } from '@odeta/ui';
import { Stepper } from '@odeta/ui/forms';
import { usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import type { Ref } from 'react';
import { StockLine } from '../../supply/stock-line.tsx';
import { supplyOf } from '../../supply/supply.ts';
import { NoticeButton } from '../notice/notice-button.tsx';
import type { NoticeDialogState } from '../notice/use-notice-dialog.ts';
import classes from './buy-box.module.css';
import { BuyButton } from './buy-button.tsx';
import { ADD_FORM } from './buy-form.ts';
import { createBuyingStore } from './buying.store.ts';
import { findVariant, mostPieces } from './choice.ts';
import type { Choice } from './use-choice.ts';

interface Props {
  product: Snapshot<Product>;
  choice: Choice;
  /** Gets the button's place. */
  action?: Ref<HTMLDivElement>;
  /** That asks for a notice of sold-out goods. */
  dialog: NoticeDialogState;
  onBuy: () => void;
}

/** Availability of the choice, the quantity, the button, and the reason if it failed. */
export function BuyBox({ product, choice, action, dialog, onBuy }: Props) {
  const t = useTexts('catalog');
  const buying = useStore(createBuyingStore);
  const { problem, quantity } = useSnapshot(buying.state);
  const variant = choice.size === null ? null : findVariant(product, choice.color, choice.size);
  const posted = usePosted(ADD_FORM).problem;
  const shown = problem ?? (posted === null ? null : { key: null, text: posted });
  const most = mostPieces(variant);
  const isSoldOut = variant !== null && supplyOf(variant) === 'none';
  return (
    <div className={classNames(layout.stack, layout.tight)}>
      <div role="status" className={classes.stock}>
        {variant !== null && <StockLine variant={variant} />}
      </div>
      <div ref={action}>
        {isSoldOut ? (
          <NoticeButton product={product} color={choice.color} size={choice.size} dialog={dialog} />
        ) : (
          <div className={classes.buy}>
            <Stepper
              label={t('product.quantity')}
              value={Math.min(quantity, most)}
              max={most}
              onChange={buying.chooseQuantity}
            />
            <BuyButton size="large" wide disabled={false} onBuy={onBuy} />
          </div>
        )}
      </div>
      <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`product.problems.${key}`)} />}</div>
    </div>
  );
}

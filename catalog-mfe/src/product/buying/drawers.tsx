import type { Product } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { AddedDrawer } from './added-drawer.tsx';
import { SizesDrawer } from './sizes-drawer.tsx';
import { SoldOutDrawer } from './sold-out-drawer.tsx';
import type { Choice } from './use-choice.ts';

export interface DrawersProps {
  product: Snapshot<Product>;
  choice: Choice;
  onBuy: () => void;
  onOtherSize: () => void;
}

/** The order matters: a closing drawer must give the focus back before an opening one takes it. */
export const Drawers = ({ product, choice, onBuy, onOtherSize }: DrawersProps) => (
  <>
    <SizesDrawer product={product} choice={choice} onBuy={onBuy} />
    <SoldOutDrawer product={product} onOtherSize={onOtherSize} />
    <AddedDrawer related={product.related} />
  </>
);

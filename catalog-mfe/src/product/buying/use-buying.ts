import { type Product, sizeName, type Variant } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { type RefObject, useEffect, useRef } from 'react';
import { createBuyingStore } from './buying.store.ts';
import { findVariant, mostPieces } from './choice.ts';
import type { Choice } from './use-choice.ts';

/** The actions of the page's two buttons: buy, or ask for what is not chosen yet. */
export function useBuying(
  product: Snapshot<Product>,
  { latest }: Choice,
  sizes: RefObject<HTMLFieldSetElement | null>,
) {
  const t = useTexts('catalog');
  const store = useStore(createBuyingStore);
  const { drawer } = useSnapshot(store.state);
  const isLeadingToSizes = useRef(false);

  // The page behind a drawer cannot receive the focus until the drawer has closed.
  useEffect(() => {
    if (drawer !== null || !isLeadingToSizes.current) return;
    isLeadingToSizes.current = false;
    sizes.current?.querySelector('input')?.focus();
  }, [drawer, sizes]);

  function nameOf({ colorCode, size }: Pick<Variant, 'colorCode' | 'size'>) {
    const colorName = product.colors.find(({ code }) => code === colorCode)?.name ?? '';
    const name = sizeName(size);
    const values = { product: product.name, color: colorName, size: name };
    return t(name === null ? 'product.variant-of-one-size' : 'product.variant', values);
  }

  function buyOr(chooseFirst: () => void) {
    const { color, size } = latest.current;
    const variant = findVariant(product, color, size);
    if (!variant) return chooseFirst();
    void store.add(variant.variantId, nameOf(variant), Math.min(store.state.quantity, mostPieces(variant)));
  }

  function askForSize() {
    store.askForSize();
    sizes.current?.querySelector('input')?.focus();
  }

  return {
    askForSize,

    /** For the button below the sizes. */
    buy: () => buyOr(askForSize),

    /** For the bar, which is visible at any scroll position. */
    buyFromBar: () => buyOr(store.showSizes),

    chooseOtherSize() {
      isLeadingToSizes.current = true;
      store.close();
    },
  };
}

import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, useIsLong } from '@odeta/ui';
import { BUY_FORM } from './buy-form.ts';
import { createBuyingStore } from './buying.store.ts';

/** Milliseconds after which a press is answered with a word. */
const LONG = 1_000;

interface Props {
  size?: 'medium' | 'large';
  wide?: boolean;
  disabled: boolean;
  /** The press asks for the size first, and the button says so. */
  isSizeMissing?: boolean;
  onBuy: () => void;
}

export function BuyButton({ size, wide, disabled, isSizeMissing = false, onBuy }: Props) {
  const t = useTexts('catalog');
  const { status } = useSnapshot(useStore(createBuyingStore).state);
  const isBusy = status === 'busy';
  const isLong = useIsLong(isBusy, LONG);
  return (
    <Button type="submit" form={BUY_FORM} size={size} wide={wide} busy={isBusy} disabled={disabled} onClick={onBuy}>
      {isSizeMissing ? t('product.pick-size') : t(isLong ? 'product.adding' : 'product.add')}
    </Button>
  );
}

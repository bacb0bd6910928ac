import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { createBuyingStore } from './buying.store.ts';

interface Props {
  size?: 'medium' | 'large';
  wide?: boolean;
  disabled: boolean;
  onBuy: () => void;
}

export function BuyButton({ size, wide, disabled, onBuy }: Props) {
  const t = useTexts('catalog');
  const { status } = useSnapshot(useStore(createBuyingStore).state);
  return (
    <Button size={size} wide={wide} busy={status === 'busy'} disabled={disabled} onClick={onBuy}>
      {t('product.add')}
    </Button>
  );
}

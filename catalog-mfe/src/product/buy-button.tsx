import { useTexts } from '@odeta/shared/i18n';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { Button } from '@odeta/shared/ui';
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

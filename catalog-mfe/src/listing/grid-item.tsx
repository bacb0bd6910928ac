import type { ProductCard as ProductCardData } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { IconButton } from '@odeta/ui';
import { Card } from './card.tsx';
import { SecondPicture } from './second-picture.tsx';
import { useSecondPicture } from './use-second-picture.ts';

interface Props {
  product: Snapshot<ProductCardData>;
  sizes: string;
  eager: boolean;
  priority: boolean;
  level: 2 | 3 | undefined;
  className: string | undefined;
  onQuickAdd: (product: Snapshot<ProductCardData>) => void;
}

export function GridItem({ product, className, onQuickAdd, ...card }: Props) {
  const t = useTexts('catalog');
  const { second, handlers } = useSecondPicture();
  const { name, badge, secondPicture } = product;
  return (
    <li className={className} {...(secondPicture && handlers)}>
      <Card
        {...card}
        product={product}
        over={
          secondPicture &&
          second !== 'unknown' && (
            <SecondPicture picture={secondPicture} sizes={card.sizes} isShown={second === 'shown'} />
          )
        }
        quickAction={
          badge !== 'sold-out' && (
            <IconButton
              icon="plus"
              label={t('quick-add.open', { name })}
              aria-haspopup="dialog"
              onClick={() => onQuickAdd(product)}
            />
          )
        }
      />
    </li>
  );
}

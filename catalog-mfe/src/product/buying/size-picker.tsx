import type { Product } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import type { RefObject } from 'react';
import { SizeTableLink } from '../sizes/size-table-link.tsx';
import { namedSizes } from './choice.ts';
import classes from './size-picker.module.css';
import { SizeTiles } from './size-tiles.tsx';
import type { Choice } from './use-choice.ts';

interface Props {
  ref: RefObject<HTMLFieldSetElement | null>;
  product: Snapshot<Product>;
  choice: Choice;
}

/** The sizes and the link to the size table; nothing for goods without sizes. */
export function SizePicker({ ref, product, choice }: Props) {
  const t = useTexts('catalog');
  const sizes = namedSizes(product, choice.color);
  if (sizes.length === 0) return null;
  const chosen = sizes.find(({ size }) => size === choice.size);
  return (
    <div className={classes.picker}>
      {product.sizeTable && (
        <SizeTableLink
          tableKey={product.sizeTable}
          chosen={choice.size}
          sizes={product.sizes}
          columns={product.measures?.of === 'body' ? product.measures.lines.map(({ name }) => name) : []}
          onChoose={choice.chooseSize}
        />
      )}
      <SizeTiles
        ref={ref}
        name="size"
        product={product}
        choice={choice}
        legend={
          <>
            {t('product.size')}
            {chosen && ': '}
            <span className={text.medium}>{chosen?.name}</span>
          </>
        }
      />
    </div>
  );
}

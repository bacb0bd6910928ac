import { type Product, sizeName } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import type { RefObject } from 'react';
import tiles from '../../size-tiles.module.css';
import { type Supply, supplyOf } from '../../supply.ts';
import { SizeTableLink } from '../sizes/size-table-link.tsx';
import { createBuyingStore } from './buying.store.ts';
import { findVariant } from './choice.ts';
import classes from './size-picker.module.css';
import type { Choice } from './use-choice.ts';

interface Props {
  ref: RefObject<HTMLFieldSetElement | null>;
  product: Snapshot<Product>;
  choice: Choice;
}

/** The sizes of the chosen colour, with what comes later and what is sold out. Nothing to choose: nothing to see. */
export function SizePicker({ ref, product, choice }: Props) {
  const t = useTexts('catalog');
  const { isSizeMissing } = useSnapshot(useStore(createBuyingStore).state);
  const sizes = product.sizes.flatMap((size) => {
    const name = sizeName(size);
    return name === null ? [] : [{ size, name, supply: supplyOf(findVariant(product, choice.color, size)) }];
  });
  if (sizes.length === 0) return null;
  const chosen = sizes.find(({ size }) => size === choice.size);
  const has = (supply: Supply) => sizes.some((size) => size.supply === supply);
  return (
    <div className={classes.picker}>
      {product.sizeTable && (
        <SizeTableLink
          tableKey={product.sizeTable}
          chosen={choice.size}
          sizes={product.sizes}
          onChoose={choice.chooseSize}
        />
      )}
      <fieldset ref={ref} aria-describedby={isSizeMissing ? 'size-missing' : undefined}>
        <legend className={classes.legend}>
          {t('product.size')}
          {chosen && ': '}
          <span className={text.medium}>{chosen?.name}</span>
        </legend>
        <div className={classNames(tiles.tiles, isSizeMissing && tiles.missing)}>
          {sizes.map(({ size, name, supply }) => (
            <label key={size} className={classNames(tiles.tile, tiles[supply])}>
              <input
                type="radio"
                name="size"
                value={size}
                checked={size === choice.size}
                onChange={() => choice.chooseSize(size)}
              />
              {name}
              {supply !== 'now' && <span className={text.spoken}> {t(`product.supply.${supply}`)}</span>}
            </label>
          ))}
        </div>
        <div role="alert" id="size-missing">
          {isSizeMissing && (
            <p className={classes.error}>
              <Icon icon="circle-alert" size={16} />
              {t('product.choose-size')}
            </p>
          )}
        </div>
        {(has('later') || has('none')) && (
          <p className={classes.key} aria-hidden="true">
            {has('later') && <span className={classes['key-later']}>{t('product.supply.later')}</span>}
            {has('none') && <span className={classes['key-none']}>{t('product.supply.none')}</span>}
          </p>
        )}
      </fieldset>
    </div>
  );
}

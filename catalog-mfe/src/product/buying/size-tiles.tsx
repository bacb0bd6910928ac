import type { Product } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { usePosted } from '@odeta/ui/forms/posted';
import type { ReactNode, Ref } from 'react';
import tiles from '../../supply/size-tiles.module.css';
import type { Supply } from '../../supply/supply.ts';
import { ADD_FORM, BUY_FORM } from './buy-form.ts';
import { createBuyingStore } from './buying.store.ts';
import { namedSizes } from './choice.ts';
import classes from './size-tiles.module.css';
import type { Choice } from './use-choice.ts';

interface Props {
  ref: Ref<HTMLFieldSetElement>;
  /** Name of the radio group, which differs between the page and a drawer. */
  name: string;
  legend: ReactNode;
  product: Snapshot<Product>;
  choice: Choice;
}

/** The sizes of the chosen colour; those that arrive later or are sold out are marked. */
export function SizeTiles({ ref, name: group, legend, product, choice }: Props) {
  const t = useTexts('catalog');
  const posted = usePosted(ADD_FORM).error('size') !== null && choice.size === null;
  const isSizeMissing = useSnapshot(useStore(createBuyingStore).state).isSizeMissing || posted;
  const sizes = namedSizes(product, choice.color);
  const has = (supply: Supply) => sizes.some((size) => size.supply === supply);
  const errorId = `${group}-missing`;
  return (
    <fieldset ref={ref} aria-describedby={isSizeMissing ? errorId : undefined}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classNames(tiles.tiles, classes.tiles, isSizeMissing && tiles.missing)}>
        {sizes.map(({ size, name, supply }) => (
          <label key={size} className={classNames(tiles.tile, tiles[supply])}>
            <input
              type="radio"
              name={group}
              form={BUY_FORM}
              value={size}
              checked={size === choice.size}
              onChange={() => choice.chooseSize(size)}
            />
            {name}
            {supply !== 'now' && <span className={text.spoken}> {t(`product.supply.${supply}`)}</span>}
          </label>
        ))}
      </div>
      <div role="alert" id={errorId}>
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
  );
}

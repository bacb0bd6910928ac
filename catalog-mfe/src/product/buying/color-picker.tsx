import type { Product } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, Picture, text } from '@odeta/ui';
import { BUY_FORM } from './buy-form.ts';
import { supplyOfColor } from './choice.ts';
import classes from './color-picker.module.css';
import type { Choice } from './use-choice.ts';

interface Props {
  product: Snapshot<Product>;
  choice: Choice;
}

export function ColorPicker({ product, choice }: Props) {
  const t = useTexts('catalog');
  const chosen = product.colors.find(({ code }) => code === choice.color);
  return (
    <fieldset className={classes.colors}>
      <legend className={text.size14}>
        {t('product.color')}: <span className={text.medium}>{chosen?.name}</span>
      </legend>
      {product.colors.map(({ code, name, pictures: [picture] }) => {
        const isOut = supplyOfColor(product, code) === 'none';
        return (
          <label key={code} className={classNames(classes.color, isOut && classes.out)}>
            <input
              type="radio"
              name="color"
              form={BUY_FORM}
              value={code}
              checked={code === choice.color}
              onChange={() => choice.chooseColor(code)}
            />
            {picture && <Picture picture={picture} sizes="56px" loading="eager" decorative />}
            <span className={text.spoken}>{isOut ? t('product.color-sold-out', { color: name }) : name}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

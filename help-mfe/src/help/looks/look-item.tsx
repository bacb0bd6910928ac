import { isLater, type LookItem, sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Button, classNames, keepTogether, Picture, Price, text } from '@odeta/ui';
import { FieldGrid, freeField, SelectField } from '@odeta/ui/forms';
import { needsSize, soldVariants } from './chosen.ts';
import classes from './looks.module.css';

interface Props {
  item: Snapshot<LookItem>;
  /** The form field of its size. */
  name: string;
  index: number;
  size: string | undefined;
  error: string | null;
  isBusy: boolean;
  onSize: (variantId: string) => void;
  onAdd: () => void;
}

/** One of the goods of a look: picture, name, price, size, and the button that adds it. */
export function LookItemRow({ item, name, index, size, error, isBusy, onSize, onAdd }: Props) {
  const t = useTexts('help');
  const sold = soldVariants(item);
  return (
    <li className={classes.item}>
      <Picture picture={item.picture} sizes="72px" decorative className={classes.small} />
      <div className={classes.facts}>
        <a className={classNames(text.medium, text.size14, classes.name)} href={item.url}>
          {keepTogether(item.name)}
        </a>
        <Price {...item} short />
        {sold.length === 0 && <span className={classNames(text.size13, text.soft)}>{t('looks.sold-out')}</span>}
      </div>
      {sold.length > 0 && (
        <div className={classes.choice}>
          {needsSize(item) ? (
            <FieldGrid>
              <SelectField
                field={{
                  ...freeField(name, error),
                  defaultValue: size,
                  onChange: ({ target }) => onSize(target.value),
                }}
                label={t('looks.size', { name: item.name })}
                hasSpokenLabel
                placeholder={t('looks.choose')}
                options={sold.map((variant) => ({
                  value: variant.variantId,
                  label: [sizeName(variant.size) ?? '', isLater(variant) ? t('looks.later') : '']
                    .filter(Boolean)
                    .join(', '),
                }))}
              />
            </FieldGrid>
          ) : (
            <span className={classNames(text.size13, text.soft, classes.one)}>{t('looks.one-size')}</span>
          )}
          <Button
            type="submit"
            kind="secondary"
            name="add"
            value={String(index)}
            aria-label={t('looks.add-one', { name: item.name })}
            busy={isBusy}
            onClick={onAdd}
          >
            {t('looks.add')}
          </Button>
        </div>
      )}
    </li>
  );
}

import { type AmendOffer, sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { FieldGrid, SelectField } from '@odeta/ui/forms';
import classes from './amend.module.css';
import type { FieldsProps } from './part.tsx';

type Line = AmendOffer['lines'][number];

const sizeOf = (size: string) => sizeName(`size/${size}`) ?? '';

/** Sizes and numbers of pieces. */
export function GoodsFields({ offer: { lines }, field, values }: FieldsProps) {
  const t = useTexts('staff');
  const isFixed = lines.every(({ sizes, mayRemove, quantity }) => sizes.length === 0 && !mayRemove && quantity === 1);
  return (
    <section className={classes.part}>
      <h2 className={text.size22}>{t('amend.goods')}</h2>
      <p className={text.soft}>{t(isFixed ? 'amend.fixed' : 'amend.goods-text')}</p>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line.lineId} className={classes.line}>
            <p>
              {line.quantity} × {line.name}
              <span className={classNames(classes.second, text.size14, text.soft)}>
                {[line.color, sizeOf(line.size)].filter(Boolean).join(', ')}
              </span>
            </p>
            <LineFields line={line} field={field} values={values} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The present size and number stand first, and mean that nothing changes. */
function LineFields({ line, field, values }: { line: Line } & Pick<FieldsProps, 'field' | 'values'>) {
  const t = useTexts('staff');
  const { lineId, color, quantity, size, sizes, mayRemove } = line;
  const name = [line.name, color, sizeOf(size)].filter(Boolean).join(', ');
  const kept = Number(values[`pieces.${lineId}`] || quantity);
  const fitting = sizes.filter(({ pieces }) => pieces >= kept);
  const counts = Array.from({ length: quantity }, (_, count) => String(count)).reverse();
  const possible = mayRemove ? counts : counts.filter((count) => count !== '0');
  return (
    <FieldGrid>
      {fitting.length > 0 && kept > 0 && (
        <SelectField
          field={field(`size.${lineId}`)}
          label={t('amend.size', { name })}
          placeholder={sizeOf(size)}
          options={fitting.map(({ variantId, size: other }) => ({ value: variantId, label: sizeOf(other) || other }))}
          width="half"
        />
      )}
      {possible.length > 0 && (
        <SelectField
          field={field(`pieces.${lineId}`)}
          label={t('amend.pieces', { name })}
          placeholder={String(quantity)}
          options={possible.map((value) => ({ value, label: value === '0' ? t('amend.remove') : value }))}
          width="half"
        />
      )}
    </FieldGrid>
  );
}

import { sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import classes from './measures-table.module.css';
import type { Measured } from './use-measured.ts';

/** The measures of all sizes. The shown size is marked. */
export function MeasuresTable({
  measured: { measures, size },
  sizes,
}: {
  measured: Measured;
  sizes: readonly string[];
}) {
  const t = useTexts('catalog');
  const { lines } = measures;
  const rows = sizes.filter((one) => lines.some(({ values }) => values[one]));
  const isOfBody = measures.of === 'body';
  const title = t(isOfBody ? 'product.measures.of-body' : 'product.measures.goods');
  const hasSizes = rows.some((one) => sizeName(one) !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens, which must also work with the keyboard
    <section className={classes.part} tabIndex={0} aria-label={title}>
      <h2 className={text.size18}>{title}</h2>
      <p className={classes.note}>{t('product.size-table.unit')}</p>
      {hasSizes ? (
        <table className={classes.table}>
          <caption className={text.spoken}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('product.size')}</th>
              {lines.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one} aria-current={one === size || undefined}>
                <th scope="row">{sizeName(one)}</th>
                {lines.map(({ name, values }) => (
                  <td key={name}>{values[one] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <dl className={classes.list}>
          {lines.map(({ name, values }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{t('product.measures.value', { value: values[size] })}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

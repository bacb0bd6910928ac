import type { GroupedSizeTable } from '@odeta/contracts';
import { ColumnName, findSize } from '@odeta/sizes';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import classes from './size-rows.module.css';
import { createSizesStore } from './sizes.store.ts';

interface Props {
  table: Snapshot<GroupedSizeTable>;
  /** All tables on the page, which share one figure. */
  tables: readonly Snapshot<GroupedSizeTable>[];
}

/** A size table with the visitor's size highlighted. */
export function SizeRows({ table, tables }: Props) {
  const t = useTexts('help');
  const { measures } = useSnapshot(useStore(createSizesStore).state);
  const own = findSize(table, measures)?.rows ?? [];
  const titleId = `sizes-${table.key}`;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={text.title28}>
        {table.name}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls on narrow screens and has to be scrollable with the keyboard */}
      <div className={classes.scroll} tabIndex={0}>
        <table className={classes.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  <ColumnName tables={tables} column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ cells: [first, ...rest] }, row) => (
              <tr key={first} className={own.includes(row) ? classes.own : undefined}>
                <th scope="row">
                  {first}
                  {own.includes(row) && <span className={text.spoken}>, {t('sizes.own')}</span>}
                </th>
                {rest.map((cell, index) => (
                  <td key={table.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

import type { SizeTable as SizeTableData } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, Skeleton, text } from '@odeta/ui';
import { Dialog } from '@odeta/ui/overlays';
import { useEffect } from 'react';
import classes from './size-table.module.css';
import { createSizeTableStore } from './size-table.store.ts';

export interface SizeTableProps {
  open: boolean;
  onClose: () => void;
  /** Which table. */
  tableKey: string;
  /** `size/38`; its row is marked. */
  chosen: string | null;
}

/** P16. Sizes in centimetres, and how to measure. */
export function SizeTable({ open, onClose, tableKey, chosen }: SizeTableProps) {
  const t = useTexts('catalog');
  const store = useStore(createSizeTableStore);
  const { status, table } = useSnapshot(store.state);

  useEffect(() => {
    if (open) void store.load(tableKey);
  }, [open, store, tableKey]);

  return (
    <Dialog size="wide" open={open} onClose={onClose} title={t('product.size-table.title')}>
      {table && <Rows table={table} chosen={chosen} />}
      {!table && status !== 'failed' && <Skeleton className={classes.loading} />}
      <div role="alert">
        {status === 'failed' && (
          <Alert type="error">
            <p>{t('part-failed')}</p>
            <Button kind="text" size="small" onClick={() => void store.load(tableKey)}>
              {t('category.failed.retry')}
            </Button>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function Rows({ table, chosen }: { table: Snapshot<SizeTableData>; chosen: string | null }) {
  const t = useTexts('catalog');
  const code = chosen?.slice(chosen.indexOf('/') + 1);
  return (
    <>
      <p id="size-table-name" className={classes.name}>
        {table.name}. {t('product.size-table.unit')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens, and the keyboard must be able to, too */}
      <div className={classes.scroll} tabIndex={0}>
        <table className={classes.table} aria-labelledby="size-table-name">
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ sizes, cells: [first, ...rest] }) => (
              <tr key={first} aria-current={(code !== undefined && sizes.includes(code)) || undefined}>
                <th scope="row">{first}</th>
                {rest.map((cell, index) => (
                  <td key={table.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.hints.length > 0 && (
        <>
          <h3 className={classes.title}>{t('product.size-table.hints')}</h3>
          <dl className={classes.hints}>
            {table.hints.map(({ name, text: hint }) => (
              <div key={name}>
                <dt className={text.medium}>{name}</dt>
                <dd className={text.soft}>{hint}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

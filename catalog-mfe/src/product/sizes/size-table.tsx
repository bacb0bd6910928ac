import type { SizeTable as SizeTableData } from '@odeta/contracts';
import { ColumnName, hasGarment, MeasuringGuide } from '@odeta/sizes';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, Skeleton } from '@odeta/ui';
import { Tabs } from '@odeta/ui/disclosure';
import { Dialog } from '@odeta/ui/overlays';
import { useEffect, useState } from 'react';
import { type AdviceWay, createSizeAdviceStore } from './size-advice.store.ts';
import { SizeAdvice } from './size-advice.tsx';
import classes from './size-table.module.css';
import { createSizeTableStore } from './size-table.store.ts';

export interface SizeTableProps {
  open: boolean;
  onClose: () => void;
  /** Key of the table. */
  tableKey: string;
  /** `size/38`; its row is highlighted. */
  chosen: string | null;
  /** Sizes of the product. */
  sizes: readonly string[];
  /** Names of the measures that matter for the product. */
  columns: readonly string[];
  onChoose: (size: string) => void;
}

/** Sizes in centimetres, how to measure, and the size that fits the typed measures. */
export function SizeTable({ open, onClose, tableKey, chosen, sizes, columns, onChoose }: SizeTableProps) {
  const t = useTexts('catalog');
  const store = useStore(createSizeTableStore);
  const advice = useStore(createSizeAdviceStore);
  const { status, table } = useSnapshot(store.state);
  const [tab, setTab] = useState('table');

  useEffect(() => {
    if (!open) return;
    advice.restore();
    void store.load(tableKey);
  }, [open, store, advice, tableKey]);

  function choose(size: string) {
    onChoose(size);
    onClose();
  }

  const ways = table ? waysOf(table) : [];
  const tabs = table && [
    { id: 'table', title: t('product.advice.table'), panel: <Rows table={table} chosen={chosen} /> },
    ...ways.map((way) => ({
      id: way,
      title: t(`product.advice.${way}`),
      panel: <SizeAdvice key={way} way={way} table={table} sizes={sizes} columns={columns} onChoose={choose} />,
    })),
  ];

  return (
    <Dialog size="wide" open={open} onClose={onClose} title={t('product.size-table.title')}>
      {tabs && tabs.length > 1 && <Tabs label={t('product.advice.label')} tabs={tabs} chosen={tab} onChoose={setTab} />}
      {table && ways.length === 0 && <Rows table={table} chosen={chosen} />}
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

/** Older servers do not send which measures the columns contain. */
function waysOf({ measures }: Snapshot<SizeTableData>): AdviceWay[] {
  if (measures.every((measure) => measure === null)) return [];
  return hasGarment(measures) ? ['body', 'garment'] : ['body'];
}

function Rows({ table, chosen }: { table: Snapshot<SizeTableData>; chosen: string | null }) {
  const t = useTexts('catalog');
  const code = chosen?.slice(chosen.indexOf('/') + 1);
  return (
    <>
      <p id="size-table-name" className={classes.name}>
        {table.name}. {t('product.size-table.unit')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens, which must also work with the keyboard */}
      <div className={classes.scroll} tabIndex={0}>
        <table className={classes.table} aria-labelledby="size-table-name">
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  <ColumnName tables={[table]} column={column} />
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
          <MeasuringGuide tables={[table]} figureLabel={(measures) => t('product.size-table.figure', { measures })} />
        </>
      )}
    </>
  );
}

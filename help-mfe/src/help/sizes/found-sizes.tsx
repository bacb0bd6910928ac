import type { GroupedSizeTable } from '@odeta/contracts';
import { type Fit, type FoundSize, findSize } from '@odeta/sizes';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import classes from './sizes.module.css';
import { createSizesStore } from './sizes.store.ts';

type Table = Snapshot<GroupedSizeTable>;

/** The visitor's size in each table. */
export function FoundSizes({ tables, contactUrl }: { tables: readonly Table[]; contactUrl: string | undefined }) {
  const { measures } = useSnapshot(useStore(createSizesStore).state);
  const found = tables.flatMap((table) => {
    const size = findSize(table, measures);
    return size ? [{ table, size }] : [];
  });
  return (
    <div role="status" className={classes.results}>
      {found.map(({ table, size }) => (
        <Found key={table.key} table={table} size={size} contactUrl={contactUrl} titled={tables.length > 1} />
      ))}
    </div>
  );
}

interface FoundProps {
  table: Table;
  size: FoundSize;
  contactUrl: string | undefined;
  titled: boolean;
}

function Found({ table, size: { rows, fits }, contactUrl, titled }: FoundProps) {
  const t = useTexts('help');
  const names = rows.map((row) => table.rows[row]?.cells[0] ?? '');
  const [first = '', second] = names;
  const size = second === undefined ? first : t('sizes.either', { first, second });
  const codes = rows.flatMap((row) => table.rows[row]?.sizes ?? []).map((code) => `size=${code}`);
  return (
    <div className={classes.found}>
      <p className={classes.size}>
        <span className={text.soft}>{titled ? table.name : t('sizes.yours')}</span>
        <strong className={text.size22}>{rows.length > 0 ? size : t('sizes.none')}</strong>
      </p>
      <ul>
        {fits.map((fit) => (
          <FitLine key={fit.measure} table={table} fit={fit} isOwn={rows.length === 1 && fit.row === rows[0]} />
        ))}
      </ul>
      {second !== undefined && <p className={text.size13}>{t('sizes.between', { first, second })}</p>}
      {rows.length === 0 && contactUrl && (
        <a className={text.link} href={contactUrl}>
          {t('sizes.write')}
        </a>
      )}
      {rows.length > 0 && table.url && (
        <a className={text.link} href={`${table.url}?${codes.join('&')}`}>
          {t('sizes.see', { size })}
        </a>
      )}
    </div>
  );
}

function FitLine({ table, fit: { measure, row }, isOwn }: { table: Table; fit: Fit; isOwn: boolean }) {
  const t = useTexts('help');
  const { format } = useStorefront();
  const { measures } = useSnapshot(useStore(createSizesStore).state);
  const name = table.columns[table.measures.indexOf(measure)] ?? measure;
  const values = { measure: name, value: format.number(measures[measure] ?? 0) };
  const words = () => {
    if (typeof row !== 'number') return t(`sizes.${row}`, values);
    if (isOwn) return t('sizes.fits', values);
    return t('sizes.belongs', { ...values, size: table.rows[row]?.cells[0] ?? '' });
  };
  return (
    <li className={classNames(classes.fit, isOwn && classes.right)}>
      <Icon icon={isOwn ? 'check' : 'info'} size={16} />
      {words()}
    </li>
  );
}

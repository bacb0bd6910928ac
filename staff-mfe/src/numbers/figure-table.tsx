import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './numbers.module.css';

interface Props {
  title: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** How many columns at the beginning are words; the others are numbers. */
  words?: number;
}

/** A table that scrolls within itself, also with keys. */
export function FigureTable({ title, columns, rows, words = 1 }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with keys
    <section className={classes.scroll} tabIndex={0} aria-label={title}>
      <table className={classes.table}>
        <caption className={text.spoken}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index < words ? undefined : classes.number}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} className={index + 1 < words ? undefined : classes.number}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same figures as a file. */
export function CsvLink({ call, query, of }: { call: string; query: Record<string, string>; of: string }) {
  const t = useTexts('staff');
  return (
    <a
      className={`${text.link} ${classes.file}`}
      href={`/api/staff/numbers/${call}.csv?${new URLSearchParams(query)}`}
      download={`${call}-${Object.values(query).join('-')}.csv`}
    >
      {t('numbers.csv', { of })}
    </a>
  );
}

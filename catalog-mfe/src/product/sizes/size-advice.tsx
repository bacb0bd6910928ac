import type { SizeTable } from '@odeta/contracts';
import { findSize, garmentMeasures, measuresIn, measuresOfGarment } from '@odeta/sizes';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { FieldGrid, freeField, TextField } from '@odeta/ui/forms';
import { type FormEvent, useState } from 'react';
import classes from './size-advice.module.css';
import { type AdviceWay, createSizeAdviceStore } from './size-advice.store.ts';

interface Props {
  way: AdviceWay;
  table: Snapshot<SizeTable>;
  /** Sizes of the product, `size/38`. */
  sizes: readonly string[];
  /** Columns of the table that matter for the product: trousers have no bust. Empty for all columns. */
  columns: readonly string[];
  onChoose: (size: string) => void;
}

/** Finds the size from measures of the body, or of a garment that fits, measured lying flat. */
export function SizeAdvice({ way, table, sizes, columns, onChoose }: Props) {
  const t = useTexts('catalog');
  const say = (key: string, values = {}) => t(`product.advice.${key}`, values);
  const { format } = useStorefront();
  const store = useStore(createSizeAdviceStore);
  const { measured, restored } = useSnapshot(store.state);
  const known = measured[way];
  const [errors, setErrors] = useState<Record<string, string>>({});
  const fields = fieldsOf(table, way, columns);
  const measures = Object.fromEntries(
    fields.flatMap(({ key }) => (known[key] === undefined ? [] : [[key, known[key]]])),
  );
  // No size is shown while there are errors.
  const told = Object.keys(errors).length > 0 ? {} : measures;

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    // A garment that lies flat has half of its circumference, so that the limits of the body are halved.
    const typed = fields.map(({ key }) => [key, String(data.get(key) ?? '')] as const);
    const read = measuresIn([way === 'body' ? table : halved(table)], typed);
    const wrong = Object.entries(read.wrong).map(([key, { from, to }]) => [key, say('limits', { from, to })] as const);
    const shown = fields.map(({ key }) => key);
    // Also when all fields are empty, which erases their measures.
    if (wrong.length === 0) store.measure(way, shown, read.measures);
    const [first] = shown;
    if (first && typed.every(([, value]) => value.trim() === '')) wrong.push([first, say('empty')]);
    setErrors(Object.fromEntries(wrong));
  }

  return (
    <form noValidate onSubmit={find} className={classes.advice}>
      <p className={classNames(text.size14, text.soft)}>{say(`lead-${way}`)}</p>
      <FieldGrid>
        {fields.map(({ key, name }) => (
          <TextField
            // The stored measures are read after the first rendering, so that the fields are created again with them.
            key={`${way}-${key}-${restored}`}
            field={freeField(key, errors[key] ?? null)}
            label={way === 'body' ? name : say(`widths.${key}`)}
            note="cm"
            width="half"
            short
            inputMode="decimal"
            autoComplete="off"
            defaultValue={measures[key] === undefined ? '' : format.number(measures[key])}
          />
        ))}
      </FieldGrid>
      <div>
        <Button type="submit" kind="secondary">
          {say('find')}
        </Button>
      </div>
      <Advice
        table={table}
        sizes={sizes}
        measures={way === 'body' ? told : measuresOfGarment(told)}
        onChoose={onChoose}
      />
    </form>
  );
}

type AdviceProps = Omit<Props, 'way' | 'columns'> & { measures: Parameters<typeof findSize>[1] };

/** The size that fits, and whether the product has it. */
function Advice({ table, sizes, measures, onChoose }: AdviceProps) {
  const t = useTexts('catalog');
  const found = findSize(table, measures);
  const rows = found?.rows.map((row) => table.rows[row]) ?? [];
  const names = rows.map((row) => row?.cells[0] ?? '');
  const offered = rows.flatMap((row) => row?.sizes ?? []).map((code) => `size/${code}`);
  const own = sizes.filter((size) => offered.includes(size));
  return (
    <div role="status" className={classes.result}>
      {found && names.length === 0 && <p>{t('product.advice.none')}</p>}
      {names.length > 0 && (
        <p>
          {t('product.advice.yours')} <strong className={text.size22}>{names.join(' / ')}</strong>
        </p>
      )}
      {names.length > 1 && (
        <p className={text.size14}>{t('product.advice.between', { first: names[0] ?? '', second: names[1] ?? '' })}</p>
      )}
      {names.length > 0 && own.length === 0 && <p>{t('product.advice.not-made')}</p>}
      {own.length > 0 && (
        <div className={classes.choices}>
          {own.map((size) => (
            <Button key={size} onClick={() => onChoose(size)}>
              {t('product.advice.choose', { size: size.replace('size/', '').toUpperCase() })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function fieldsOf({ measures, columns }: Snapshot<SizeTable>, way: AdviceWay, wanted: readonly string[]) {
  const fields = measures.flatMap((key, at) => {
    const isMeasured = key !== null && (way === 'body' || garmentMeasures.some((measure) => measure === key));
    return isMeasured ? [{ key, name: columns[at] ?? key }] : [];
  });
  const ofGoods = fields.filter(({ name }) => wanted.includes(name));
  return ofGoods.length > 0 ? ofGoods : fields;
}

const HALF = 2;
const halved = ({ measures, rows }: Snapshot<SizeTable>) => ({
  measures,
  rows: rows.map(({ sizes, cells }) => ({
    sizes,
    cells: cells.map((cell) =>
      cell
        .split('–')
        .map((part) => String(Number(part.replace(',', '.')) / HALF))
        .join('–'),
    ),
  })),
});

import type { CountryCode, MeasureLine, Measures } from '@odeta/contracts';
import type { MeasuredRow, MeasurePlace } from '../db/column-types.ts';
import { textFor } from '../http/texts.ts';
import type { SizeTableDocument } from '../settings/documents.ts';
import { besideGoods, placeOf } from './measure-places.ts';

/** Keys of the names of measures. */
const names = {
  width: 'measured-width',
  height: 'measured-height',
  length: 'measured-length',
  diameter: 'measured-diameter',
  unfolded: 'measured-unfolded',
} as const;

interface Measured {
  categoryKey: string;
  measured: readonly MeasuredRow[] | null;
  worn: Readonly<Record<string, MeasurePlace>> | null;
}

/** The measures shown on the front picture: those of the product if there are any, otherwise the body measures for each size. */
export function measuresOf(
  { categoryKey, measured, worn }: Measured,
  sizes: readonly string[],
  table: SizeTableDocument | undefined,
  country: CountryCode,
): Measures | null {
  const goods = measured
    ? measured.map((row) => goodsLine(row, sizes, country))
    : linesOfSizes(sizes, categoryKey, country);
  if (goods.length > 0) return { of: 'goods', lines: goods };
  const body = table ? bodyLines(table, sizes, (measure) => placeOf(measure, categoryKey, worn)) : [];
  return body.length > 0 ? { of: 'body', lines: body } : null;
}

const wireSize = (size: string) => `size/${size}`;

function goodsLine(
  { measure, cm, from, to }: MeasuredRow,
  sizes: readonly string[],
  country: CountryCode,
): MeasureLine {
  const value = typeof cm === 'number' ? String(cm).replace('.', ',') : cm;
  return {
    name: textFor(country, names[measure]),
    ...besideGoods(measure === 'height' ? 'down' : 'across', from, to),
    values: Object.fromEntries(sizes.map((size) => [wireSize(size), value])),
  };
}

/** Sizes such as `140x200` are measures themselves. Rugs are spread out in their pictures, bedding is folded. */
function linesOfSizes(sizes: readonly string[], categoryKey: string, country: CountryCode): MeasureLine[] {
  const areas = sizes.map((size) => [size, ...size.split('x')] as const);
  if (!areas.every((area) => area.length === 3 && Number(area[1]) && Number(area[2]))) return [];
  const line = (
    key: keyof typeof names,
    direction: MeasureLine['direction'],
    partOf: (area: readonly string[]) => string,
  ) => ({
    name: textFor(country, names[key]),
    ...besideGoods(direction, 0, 1),
    values: Object.fromEntries(areas.map((area) => [wireSize(area[0]), partOf(area)])),
  });
  if (!categoryKey.endsWith('-rugs'))
    return [line('unfolded', 'across', ([, width, length]) => `${width} × ${length}`)];
  return [line('width', 'across', ([, width = '']) => width), line('length', 'down', ([, , length = '']) => length)];
}

function bodyLines(
  { columns, rows, measures = [] }: SizeTableDocument,
  sizes: readonly string[],
  placeFor: (measure: string) => MeasurePlace | undefined,
) {
  return measures.flatMap((measure, column): MeasureLine[] => {
    const place = measure ? placeFor(measure) : undefined;
    if (!place) return [];
    const values = sizes.flatMap((size) => {
      const value = rows.find((row) => row.sizes.includes(size))?.cells[column];
      return value ? [[wireSize(size), value]] : [];
    });
    return values.length > 0 ? [{ name: columns[column] ?? '', ...place, values: Object.fromEntries(values) }] : [];
  });
}

import type { Cut, CutOptions } from '../cuts/cut.ts';
import type { Pixels } from '../engine/develop.ts';
import { shootWhole } from './shoot.ts';

/** Alpha from which a pixel belongs to the goods and not to their shadow. */
const SOLID = 200;

/** The goods in black on white: what is recognised at the size of a thumbnail. */
export async function silhouetteOf<Options extends CutOptions>(
  cut: Cut<Options>,
  options: Options,
  width: number,
): Promise<Pixels> {
  const { data, ...size } = (await shootWhole(cut, options, width)).cutout();
  const black = Buffer.alloc(size.width * size.height * 3, 255);
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1)
    if ((data[pixel * size.channels + 3] ?? 0) >= SOLID) black.fill(0, pixel * 3, pixel * 3 + 3);
  return { ...size, channels: 3, data: black };
}

/** The width of the goods in each row, from above. */
export function widthsOf({ data, width, height }: Pixels): number[] {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 3] === 0).filter(Boolean),
  );
  return rows.map((row) => row.length);
}

/** The height of the goods in each column, from the left. */
export function heightsOf({ data, width, height }: Pixels): number[] {
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => data[(y * width + x) * 3] === 0).filter(Boolean),
  );
  return columns.map((column) => column.length);
}

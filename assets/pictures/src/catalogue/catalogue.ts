import { assortment } from './assortment.ts';
import type { Picture } from './product.ts';

/** Every picture that is drawn and kept. */
export const catalogue: readonly Picture[] = assortment.flatMap(({ pictures }) => pictures);

export function readPicture(id: string): Picture {
  const picture = catalogue.find((one) => one.id === id);
  if (!picture) throw new Error(`no picture is called "${id}"`);
  return picture;
}

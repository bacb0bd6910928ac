import { UPLOADS_PATH } from '@odeta/contracts';
import type { ProposedChange } from '@odeta/contracts/staff';
import sharp, { type Sharp } from 'sharp';
import type { TestShop } from '../shop/shop.ts';
import type { Employee } from './employee.ts';

/** A photo with a gradient, so that its parts differ. `seed`: another one. */
export async function photo(width: number, height: number, seed = 0): Promise<Sharp> {
  const line = Buffer.from(Array.from({ length: width * 3 }, (_, at) => (at + seed * 40) % 256));
  const pixels = await sharp(line, { raw: { width, height: 1, channels: 3 } })
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer();
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const upload = (employee: Employee, content: Buffer) =>
  employee.post<{ name: string; width: number; height: number }>('/pictures', { data: content.toString('base64') });

/** A file at its address, as `edge` asks for it. */
export const readUpload = ({ app }: Pick<TestShop, 'app'>, address: string) =>
  app.inject({ url: address.replace(UPLOADS_PATH, '/api/catalog/uploads/') });

/** The departments of the home page, the first of which has another picture. */
export async function withTile(employee: Employee, picture: object): Promise<ProposedChange> {
  const at = { kind: 'home-block', country: 'sk', key: 'departments' };
  const { body } = await employee.get<{ values: { value: { title: string; tiles: object[] } }[] }>(
    `/values?${new URLSearchParams(at)}`,
  );
  const { title = '', tiles = [] } = body.values[0]?.value ?? {};
  const [first, ...others] = tiles;
  return { ...at, value: { title, tiles: [{ ...first, picture }, ...others] } };
}

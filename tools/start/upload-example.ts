import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BodyOf, InputOf } from '@odeta/contracts';
import type { listPictures, uploadPicture } from '@odeta/contracts/staff';

/** In the folder of product pictures. */
const EXAMPLE = 'tile-women/tall-960.avif';

interface Options {
  /** Of the shop. */
  address: string;
  /** Of the demonstration's employee. */
  key: string;
  mediaDir: string;
}

/** Uploads a picture as an editor does, so that a demonstration has one to choose; not where there is any. */
export async function uploadExample({ address, key, mediaDir }: Options): Promise<void> {
  const url = `${address}/api/staff/pictures`;
  const headers = { authorization: `Bearer ${key}` };
  const known = await fetch(url, { headers });
  const { body }: { body: BodyOf<typeof listPictures> } = JSON.parse(await known.text());
  if (!known.ok || body.pictures.length > 0) return;
  const data = await readFile(path.resolve(mediaDir, EXAMPLE), 'base64');
  const payload: InputOf<typeof uploadPicture> = { data };
  const sent = await fetch(url, {
    ...{ method: 'POST', body: JSON.stringify(payload) },
    headers: { ...headers, 'content-type': 'application/json' },
  });
  if (!sent.ok) throw new Error(`The server answers ${sent.status}`);
}

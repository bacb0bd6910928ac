import { drawPictures, type OpenPicture } from '@odeta/node/pictures';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AttachedFile } from '../attachments/attached-file.ts';
import type { Database, Row } from '../db/database.ts';
import type { Admission } from '../http/admission.ts';

export type NewPhoto = Pick<Row<'reviewPhoto'>, 'width' | 'height' | 'small' | 'large'>;

/** In pixels: the side of the square in lists, and the longer side of the enlarged photo. */
const SMALL = 240;
const LARGE = 1280;
const QUALITY = 75;

/** The two sizes of each picture. The pictures have been re-encoded before. Throws `QueueFull`. */
export const sizesOf = (_: Admission, pictures: readonly AttachedFile[]): Promise<NewPhoto[]> =>
  drawPictures(async (open) => {
    const photos: NewPhoto[] = [];
    for (const { content } of pictures) photos.push(await sizesOfOne(open, content));
    return photos;
  });

async function sizesOfOne(open: OpenPicture, content: Buffer): Promise<NewPhoto> {
  const large = await open
    .own(content)
    .resize({ width: LARGE, height: LARGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const small = await open
    .own(content)
    .resize({ width: SMALL, height: SMALL, fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer();
  return { width: large.info.width, height: large.info.height, small, large: large.data };
}

/** Deletes the photos that are not in `kept` and adds new ones. The caller checks their number. */
export async function savePhotos(
  trx: Transaction<Database>,
  reviewId: number,
  { kept, added }: { kept: readonly string[]; added: readonly NewPhoto[] },
): Promise<void> {
  await sql`delete from review_photo where review_id = ${reviewId} and id <> all(${kept}::uuid[])`.execute(trx);
  if (added.length === 0) return;
  const rows = added.map((photo, index) => ({ ...photo, reviewId, position: kept.length + index }));
  await trx.insertInto('reviewPhoto').values(rows).execute();
}

interface PhotoRow {
  content: Row<'reviewPhoto'>['small'];
  isPublished: boolean;
}

/** A photo of a published review, or of a review by the customer of this session. */
export async function findPhoto(
  db: Kysely<Database>,
  { id, size, idHash }: { id: string; size: 'small' | 'large'; idHash: Buffer | null },
): Promise<PhotoRow | undefined> {
  const { rows } = await sql<PhotoRow>`
    select ${sql.ref(`f.${size}`)} as content, r.state = 'shown' as is_published
    from review_photo f join review r on r.id = f.review_id
    where f.id = ${id} and (r.state = 'shown' or exists (
      select from session s where s.id_hash = ${idHash} and s.expires_at > now() and s.customer_id = r.customer_id
    ))
  `.execute(db);
  return rows[0];
}

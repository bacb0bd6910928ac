import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import type { EncodedPicture } from './encode-picture.ts';

/** Stores a picture with its files; one that is known already is only marked as used. */
export async function savePicture(
  trx: Transaction<Database>,
  { name, files }: Pick<EncodedPicture, 'name' | 'files'>,
  { memberId, now }: { memberId: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('uploadedPicture')
    .values({ name, uploadedBy: memberId, uploadedAt: now, usedAt: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ usedAt: now }))
    .execute();
  await trx
    .insertInto('uploadedPictureFile')
    .values(files.map((file) => ({ picture: name, ...file })))
    .onConflict((conflict) => conflict.columns(['picture', 'name']).doNothing())
    .execute();
}

export type ListedPicture = Pick<Row<'uploadedPicture'>, 'name' | 'uploadedAt'> & {
  uploadedBy: Row<'staffMember'>['name'];
};

/** The newest first. `before`: older than the one with this name; none if it was deleted meanwhile. */
export async function findPictures(
  db: Kysely<Database>,
  { before, most }: { before?: string | undefined; most: number },
): Promise<ListedPicture[]> {
  const isOlder =
    before === undefined
      ? sql`true`
      : sql`(p.uploaded_at, p.name) < (select uploaded_at, name from uploaded_picture where name = ${before})`;
  const { rows } = await sql<ListedPicture>`
    select p.name, p.uploaded_at, m.name as uploaded_by
    from uploaded_picture p join staff_member m on m.id = p.uploaded_by
    where ${isOlder}
    order by p.uploaded_at desc, p.name desc
    limit ${most}
  `.execute(db);
  return rows;
}

export async function findPictureFile(
  db: Kysely<Database>,
  { picture, name }: { picture: string; name: string },
): Promise<Row<'uploadedPictureFile'>['content'] | undefined> {
  const file = await db
    .selectFrom('uploadedPictureFile')
    .select('content')
    .where('picture', '=', picture)
    .where('name', '=', name)
    .executeTakeFirst();
  return file?.content;
}

/**
 * Those of the names that there are, marked as used, so that none of them is deleted before the change that names it is stored. Not written
 * more often than daily: a marked picture stays for days.
 */
export async function usePictures(
  trx: Transaction<Database>,
  names: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  await sql`
    update uploaded_picture set used_at = ${now}
    where name = any(${names}::text[]) and used_at < ${now}::timestamptz - interval '1 day'
  `.execute(trx);
  const { rows } = await sql<Pick<Row<'uploadedPicture'>, 'name'>>`
    select name from uploaded_picture where name = any(${names}::text[]) for share
  `.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

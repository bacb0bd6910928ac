import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { periods } from './periods.ts';

/** Names of uploaded pictures in the text of a document. */
const NAME = String.raw`upload-[0-9a-f]{32}-\d+x\d+`;

const unused = sql`used_at < now() - make_interval(days => ${periods.uploadedPictureDays})`;

/**
 * Deletes pictures that neither contents nor changes name, also not changes that were undone or are only prepared. What is named counts as used
 * now, so that documents are searched only once per period and picture. A change that is stored meanwhile marks its pictures as well, so that the
 * condition does not hold any more for the locked row.
 */
export async function deletePictures(trx: Transaction<Database>, most: number): Promise<number> {
  await sql`
    update uploaded_picture set used_at = now() where ${unused} and name in (
      select unnest(regexp_matches(document, ${NAME}, 'g')) from (
        select body::text as document from content
        union all select before::text from change where kind in ('home-block', 'help-topic', 'menu')
        union all select after::text from change where kind in ('home-block', 'help-topic', 'menu')
      ) as documents
      where document like '%upload-%' and exists (select from uploaded_picture where ${unused})
    )
  `.execute(trx);
  const { numAffectedRows } = await sql`
    delete from uploaded_picture where name in (
      select name from uploaded_picture where ${unused} limit ${most} for update skip locked
    ) and ${unused}
  `.execute(trx);
  return Number(numAffectedRows ?? 0);
}

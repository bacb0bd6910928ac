import { addressFieldNames } from '@odeta/contracts';
import { sql } from 'kysely';

/** The columns of all address fields of a table that has them. @param of the table's name in the statement. */
export const addressColumns = (of: string) => sql.join(addressFieldNames.map((name) => sql.ref(`${of}.${name}`)));

/** The address fields of a table as a document, as orders store them. @param of the table's name in the statement. */
export const addressDocumentOf = (of: string) =>
  sql`jsonb_build_object(${sql.join(addressFieldNames.flatMap((name) => [sql.lit(name), sql.ref(`${of}.${name}`)]))})`;

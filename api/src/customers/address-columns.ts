import { addressFieldNames } from '@odeta/contracts';
import { sql } from 'kysely';
import { columns } from '../db/columns.ts';

/** The address fields of customer `u`. */
export const customerAddressColumns = columns('customer as u', ...addressFieldNames);

/** The fields of address `a`. */
export const addressColumns = columns('address as a', ...addressFieldNames);

/** The fields of address `a` as a document, as orders store them. */
export const addressDocument = sql`jsonb_build_object(${sql.join(
  addressFieldNames.flatMap((name) => [sql.lit(name), sql.ref(`a.${name}`)]),
)})`;

import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../../db/database.ts';
import { type EntityKind, entityKind, normalOf, pageOfKeys } from '../entity-kind.ts';

type Part = Pick<EntityKind, 'name' | 'keys' | 'parts' | 'check'> & {
  /** Of the document, in the table `content`. */
  document: string;
};

interface Keyed<Value extends object, Body> extends Part {
  schema: EntityKind<Value>['schema'];
  /** The parts of a stored document by their keys, in their order. */
  partsOf(body: Body): ReadonlyMap<string, Value>;
  /** The document with one part replaced. */
  withPart(body: Body, key: string, value: Value): Body;
}

/** A kind whose values are the parts of a document that pages read as a whole. */
export function documentKind<Value extends object, Body extends object>(given: Keyed<Value, Body>): EntityKind {
  const { document, partsOf, withPart, ...kind } = given;

  async function partsIn(db: Kysely<Database>, country: string) {
    const body = await readBody(db, country, document);
    return body ? partsOf(body as Body) : new Map<string, Value>();
  }

  return entityKind<Value>({
    ...kind,
    area: 'texts',
    byLanguage: true,
    isWhole: true,
    async read(db, country, keys) {
      const parts = await partsIn(db, country);
      return new Map(
        keys.flatMap((key) => {
          const part = parts.get(key);
          return part === undefined ? [] : [[key, normalOf(kind, part)] as const];
        }),
      );
    },
    list: async (db, country, page) => pageOfKeys([...(await partsIn(db, country)).keys()], page),
    async write({ trx }, writings) {
      for (const [country, own] of Map.groupBy(writings, (one) => one.country)) {
        const body = await readBody(trx, country, document);
        if (!body) continue;
        const changed = own.reduce((last, { key, after }) => (after ? withPart(last, key, after) : last), body as Body);
        await sql`
          update content set body = ${JSON.stringify(changed)}::json, updated_at = now()
          where country = ${country} and name = ${document}
        `.execute(trx);
      }
    },
  });
}

async function readBody(db: Kysely<Database>, country: string, name: string): Promise<object | undefined> {
  const { rows } = await sql<Pick<Row<'content'>, 'body'>>`
    select body from content where country = ${country} and name = ${name}
  `.execute(db);
  return rows[0]?.body;
}

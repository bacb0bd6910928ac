import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { stringify } from 'yaml';
import { type EntityKind, normalOf } from '../change-sets/entity-kind.ts';
import { versionOf } from '../change-sets/value-version.ts';
import type { Database } from '../db/database.ts';
import type { Edition } from '../language/editions.ts';
import { csvLine } from './csv.ts';
import { type Format, priceColumns } from './rows.ts';

/** Read at once. */
const PAGE = 1000;

export interface ExportedRow {
  kind: string;
  country: Edition;
  key: string;
  version: string;
  value: Record<string, unknown>;
}

/** The values of a kind in these editions, as they are now. */
export async function* exportRows(
  db: Kysely<Database>,
  kind: EntityKind,
  editions: readonly Edition[],
): AsyncGenerator<ExportedRow> {
  for (const country of editions) {
    let after = '';
    while (true) {
      const keys = await kind.list(db, country, { after, most: PAGE });
      if (keys.length === 0) break;
      const values = await kind.read(db, country, keys);
      for (const key of keys) {
        const stored = values.get(key);
        if (!stored) continue;
        const value = normalOf(kind, stored);
        yield { kind: kind.name, country, key, version: versionOf(kind, value), value: { ...value } };
      }
      after = keys.at(-1) ?? '';
    }
  }
}

/** Returns the number of rows. */
export async function writeExport(file: string, format: Format, rows: AsyncIterable<ExportedRow>): Promise<number> {
  const stream = createWriteStream(file);
  const write = async (text: string) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
  let count = 0;
  if (format === 'csv') await write(csvLine(priceColumns));
  for await (const row of rows) {
    count += 1;
    await write(textOf(format, row));
  }
  stream.end();
  await once(stream, 'close');
  return count;
}

function textOf(format: Format, row: ExportedRow): string {
  if (format === 'jsonl') return `${JSON.stringify(row)}\n`;
  if (format === 'yaml') return stringify([row], { lineWidth: 0 });
  const { price, promo } = v.parse(PricedSchema, row.value);
  return csvLine([row.country, row.key, price, promo, row.version]);
}

const PricedSchema = v.object({ price: v.number(), promo: v.nullable(v.number()) });

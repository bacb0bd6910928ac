import { sql } from 'kysely';
import { readIds } from '../../db/upsert.ts';
import { forEachEdition } from '../../language/editions.ts';
import type { SeedCategory } from '../schemas/catalogue.schema.ts';
import { addressOf, textOf } from '../schemas/texts.ts';
import { type SeedTarget, writeRows } from '../writing/write-rows.ts';

interface Placed {
  category: SeedCategory;
  parent: string | null;
  position: number;
}

/** Loads the tree of categories. `replace` deactivates those that are no longer in the files. Returns the ids by key. */
export async function loadCategories(target: SeedTarget, tree: SeedCategory[]): Promise<Map<string, number>> {
  const { trx, mode } = target;
  const placed = place(tree, null);
  const written = await writeRows(
    target,
    'category',
    ['key'],
    placed.map(({ category: { key, kind, sizeTableSynonyms }, position }) => ({
      key,
      kind,
      position,
      active: true,
      size_table_synonyms: sizeTableSynonyms,
    })),
  );
  const ids = await readIds(trx, 'category', 'key');
  const keys = new Set(written.map(({ key }) => key));
  const parents = placed
    .filter(({ category }) => keys.has(category.key))
    .map(({ category, parent }) => ({ key: category.key, parent: parent && ids.get(parent) }));
  await sql`
    update category set parent_id = x.parent, active = x.key is not null
    from category c left join jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as x(key text, parent bigint) on x.key = c.key
    where category.id = c.id and (x.key is not null or ${mode} = 'replace')
  `.execute(trx);
  await writeRows(target, 'category_text', ['category_id', 'country'], textRows(placed, ids));
  return ids;
}

/** Parents before their children, siblings in the order of the file. */
function place(list: SeedCategory[], parent: string | null): Placed[] {
  return list.flatMap((category, position) => [
    { category, parent, position },
    ...place(category.children, category.key),
  ]);
}

function textRows(placed: Placed[], ids: Map<string, number>) {
  return placed.flatMap(({ category }) =>
    forEachEdition((country, edition) => ({
      category_id: ids.get(category.key),
      country: edition,
      name: textOf(category.names, country),
      slug: addressOf(category.slugs, country),
      description: category.descriptions ? textOf(category.descriptions, country) : '',
    })),
  );
}

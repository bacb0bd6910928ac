import type { ArmCounts, CanaryCounts } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

export type Fact = Exclude<keyof ArmCounts, 'visitors' | 'unshown'> | 'shown' | 'left';

export interface CanaryVisit {
  canary: string;
  share: number;
  visitor: string;
  network: string;
  hasCanary: boolean;
  facts: readonly Fact[];
  /** How many visitors of one network are counted. */
  mostOfNetwork: number;
}

/** Each fact counts once per visitor, and a visitor only for the version that they had first. */
export async function countVisit(db: Kysely<Database>, visit: CanaryVisit): Promise<void> {
  const { canary, share, visitor, network, hasCanary, facts, mostOfNetwork } = visit;
  const columns = sql.join(facts.map((fact) => sql.ref(fact)));
  const met = sql.join(facts.map(() => sql`true`));
  const changes = sql.join(facts.map((fact) => sql`${sql.ref(fact)} = true`));
  const isNew = sql.join(
    facts.map((fact) => sql`not canary_visit.${sql.ref(fact)}`),
    sql` or `,
  );
  await sql`
    insert into canary_visit (canary, share, visitor, network, has_canary, ${columns})
    select ${canary}, ${share}::numeric, ${visitor}, ${network}, ${hasCanary}::boolean, ${met}
    where exists (
        select from canary_visit
        where canary = ${canary} and share = ${share}::numeric and visitor = ${visitor}
      )
      or (
        select count(*) from canary_visit
        where canary = ${canary} and share = ${share}::numeric and network = ${network}
      ) < ${mostOfNetwork}
    on conflict (canary, share, visitor) do update set ${changes}
      where canary_visit.has_canary = excluded.has_canary and (${isNew})
  `.execute(db);
}

/** How many rows of each version have what. */
const counted = {
  // A page that was only given may have gone to a program without scripts.
  visitors: sql`shown or load or late or render or slow or error or ordered`,
  downloaded: sql`downloaded`,
  load: sql`load`,
  render: sql`render`,
  slow: sql`downloaded and (slow or late)`,
  late: sql`downloaded and late`,
  error: sql`error`,
  ordered: sql`ordered`,
  order: sql`"order"`,
  given: sql`given and at < now() - interval '3 minutes'`,
  unshown: sql`given and at < now() - interval '3 minutes' and not (shown or load or render or "left")`,
} satisfies Record<keyof ArmCounts, unknown>;

const names = Object.keys(counted) as (keyof ArmCounts)[];

export async function readCounts(db: Kysely<Database>, canary: string, share: number): Promise<CanaryCounts> {
  const rows = await db
    .selectFrom('canaryVisit')
    .select('hasCanary')
    .select(names.map((name) => sql<number>`count(*) filter (where ${counted[name]})`.as(name)))
    .where('canary', '=', canary)
    .where('share', '=', String(share))
    .groupBy('hasCanary')
    .execute();
  const countsOf = (isCanary: boolean) => {
    const row = rows.find(({ hasCanary }) => hasCanary === isCanary);
    return Object.fromEntries(names.map((name) => [name, row?.[name] ?? 0])) as unknown as ArmCounts;
  };
  return { canary: countsOf(true), beside: countsOf(false) };
}

import type { ArmCounts, CanaryCounts } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** `late` is stored and not judged, because it is a fact about the line. */
export type Fact = Exclude<keyof ArmCounts, 'visitors'> | 'shown' | 'late';

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

const counted = ['load', 'render', 'slow', 'error', 'ordered', 'order'] as const;

const nothing: ArmCounts = { visitors: 0, load: 0, render: 0, slow: 0, error: 0, ordered: 0, order: 0 };

export async function readCounts(db: Kysely<Database>, canary: string, share: number): Promise<CanaryCounts> {
  const rows = await db
    .selectFrom('canaryVisit')
    .select((eb) => ['hasCanary', eb.fn.countAll<number>().as('visitors')])
    .select(counted.map((fact) => sql<number>`count(*) filter (where ${sql.ref(fact)})`.as(fact)))
    .where('canary', '=', canary)
    .where('share', '=', String(share))
    .groupBy('hasCanary')
    .execute();
  const countsOf = (isCanary: boolean): ArmCounts => {
    const { hasCanary: _, ...counts } = rows.find(({ hasCanary }) => hasCanary === isCanary) ?? { hasCanary: isCanary };
    return { ...nothing, ...counts };
  };
  return { canary: countsOf(true), beside: countsOf(false) };
}

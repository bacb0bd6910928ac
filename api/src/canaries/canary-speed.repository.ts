import { SLOWER, type SpeedCounts } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Milliseconds. */
export interface Speed {
  group: string;
  lcp?: number | undefined;
  inp?: number | undefined;
}

/** Visitors beside a canary whose times say what is typical for their group; they are not compared themselves. */
const TYPICAL_OF = 100;
/** Milliseconds below which nobody notices a difference. */
const LEAST = { lcp: 400, inp: 80 };

interface Whose {
  canary: string;
  share: number;
  visitor: string;
  hasCanary: boolean;
}

/** Only for a visitor who is counted already, and once. */
export async function saveSpeed(db: Kysely<Database>, whose: Whose, { group, lcp, inp }: Speed): Promise<void> {
  await db
    .updateTable('canaryVisit')
    .set({ speedGroup: group, lcp: lcp ?? null, inp: inp ?? null, measuredAt: sql<Date>`now()` })
    .where('canary', '=', whose.canary)
    .where('share', '=', String(whose.share))
    .where('visitor', '=', whose.visitor)
    .where('hasCanary', '=', whose.hasCanary)
    .where('measuredAt', 'is', null)
    .execute();
}

interface Row {
  measure: SpeedCounts['measure'];
  group: string;
  canaryFailed: number;
  canaryOf: number;
  besideFailed: number;
  besideOf: number;
}

/**
 * How many visitors of each group were slower than is typical of it. What is typical is known after the first visitors beside the canary, and
 * stays the same then: the test compares rates.
 */
export async function readSpeeds(db: Kysely<Database>, canary: string, share: number): Promise<SpeedCounts[]> {
  const { rows } = await sql<Row>`
    with measured as (
      select has_canary, speed_group, one.measure, one.ms,
        row_number() over (partition by has_canary, speed_group, one.measure order by measured_at, id) as place
      from canary_visit, lateral (values ('lcp', lcp), ('inp', inp)) as one (measure, ms)
      where canary = ${canary} and share = ${String(share)}::numeric and measured_at is not null and one.ms is not null
    ),
    typical as (
      select speed_group, measure, greatest(
        percentile_cont(0.5) within group (order by ms),
        case measure when 'lcp' then ${LEAST.lcp}::integer else ${LEAST.inp}::integer end
      ) as ms
      from measured
      where not has_canary and place <= ${TYPICAL_OF}
      group by speed_group, measure
      having count(*) = ${TYPICAL_OF}
    )
    select measure, speed_group as "group",
      count(*) filter (where has_canary and m.ms > ${SLOWER}::double precision * t.ms)::integer as "canaryFailed",
      count(*) filter (where has_canary)::integer as "canaryOf",
      count(*) filter (where not has_canary and m.ms > t.ms)::integer as "besideFailed",
      count(*) filter (where not has_canary)::integer as "besideOf"
    from measured m join typical t using (speed_group, measure)
    where has_canary or place > ${TYPICAL_OF}
    group by measure, speed_group
    order by measure, speed_group
  `.execute(db);
  return rows.map(({ measure, group, canaryFailed, canaryOf, besideFailed, besideOf }) => ({
    measure,
    group,
    canary: { failed: canaryFailed, of: canaryOf },
    beside: { failed: besideFailed, of: besideOf },
  }));
}

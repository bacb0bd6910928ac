import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { RateCounts } from './rate-counts.ts';

/** Counters that all processes share in the database, with one statement each. A crash of the database resets them. */
export function createSharedCounts(db: Kysely<Database>): RateCounts {
  return {
    async increment(key, windowMs) {
      const { rows } = await sql<{ count: number; resetMs: number }>`
        insert into rate_count as r (key, count, reset_at)
        values (${key}, 1, clock_timestamp() + make_interval(secs => ${windowMs}::float8 / 1000))
        on conflict (key) do update set
          count = case when r.reset_at <= clock_timestamp() then 1 else r.count + 1 end,
          reset_at = case when r.reset_at <= clock_timestamp() then excluded.reset_at else r.reset_at end
        returning r.count, greatest(0, extract(epoch from r.reset_at - clock_timestamp()) * 1000)::float8 as reset_ms
      `.execute(db);
      const [row] = rows;
      if (!row) throw new Error('The count just written is not there');
      return { count: Number(row.count), resetMs: Number(row.resetMs) };
    },
  };
}

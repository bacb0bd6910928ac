import type { CountryCode } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { repeat } from '../background/repeat.ts';
import type { Database } from '../db/database.ts';
import { todayIn } from '../settings/country-day.ts';

/** Different words that a process remembers between two writings, and that a country may have in a day: programs type anything. */
const MOST_WORDS = 500;
const LONGEST = 40;

/** Counts searches that found nothing; what may be about a person is not counted. */
export interface EmptySearches {
  add(country: CountryCode, typed: string): void;
  /** Writes what was counted since the last time. */
  save(): Promise<void>;
}

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
}

export function createEmptySearches({ db, now }: Deps): EmptySearches {
  const counted = new Map<string, { country: CountryCode; words: string; count: number }>();

  return {
    add(country, typed) {
      const words = wordsOf(typed);
      if (words === null) return;
      const key = `${country} ${words}`;
      const known = counted.get(key);
      if (known) known.count += 1;
      else if (counted.size < MOST_WORDS) counted.set(key, { country, words, count: 1 });
    },

    async save() {
      const rows = [...counted.values()].map((row) => ({ ...row, day: todayIn(row.country, now()) }));
      counted.clear();
      if (rows.length === 0) return;
      await sql`
        insert into empty_search (country, day, words, count)
        select g.country, g.day, g.words, g.count
        from json_to_recordset(${JSON.stringify(rows)}::json) as g(country text, day date, words text, count int)
        where exists (select from empty_search e where e.country = g.country and e.day = g.day and e.words = g.words)
          or (select count(*) from empty_search e where e.country = g.country and e.day = g.day) < ${MOST_WORDS}
        on conflict (country, day, words) do update set count = empty_search.count + excluded.count
      `.execute(db);
    },
  };
}

const SAVE_EVERY_MS = 10_000;

/** Counts while the server is open. @returns what is called when a search found nothing */
export function countEmptySearches(
  app: FastifyInstance,
  { onError, ...deps }: Deps & { onError: (error: unknown) => void },
): EmptySearches['add'] {
  const searches = createEmptySearches(deps);
  const saving = repeat(searches.save, { everyMs: SAVE_EVERY_MS, onError });
  app.addHook('onClose', async () => {
    await saving.stop();
    await searches.save().catch(onError);
  });
  return searches.add;
}

/** In lower case; `null` for an address, a number and anything long: they may be somebody's data. */
function wordsOf(typed: string): string | null {
  const words = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (words.length < 2 || words.length > LONGEST) return null;
  return /[@\d]/.test(words) || !/\p{L}/u.test(words) || words.split(' ').length > 4 ? null : words;
}

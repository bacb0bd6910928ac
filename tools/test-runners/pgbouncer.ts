import type { Program } from './programs.ts';

/** A pooler in front of the database (`api/src/db/pooler.test.ts`). */
export const pgbouncer: Program = {
  untested: 'The shop is not tested behind a pooler',
  variable: 'PGBOUNCER',
  place: '/usr/sbin/pgbouncer',
  package: 'pgbouncer',
};

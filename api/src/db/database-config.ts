import * as v from 'valibot';
import { eachServer, isDatabaseUrl } from './database-hosts.ts';

const DatabaseUrlSchema = v.pipe(
  v.string(),
  v.check(isDatabaseUrl, 'must be an address like postgres://user:password@host:5432/shop'),
);

const isOneServer = (url: string) => eachServer(url).length === 1;

/** The part of the environment of `api` that names databases. */
export const DatabaseConfigEntries = {
  DATABASE_URL: v.pipe(
    v.optional(DatabaseUrlSchema),
    v.description(
      'Any PostgreSQL from version 15, also several hosts with one primary ([docs/failover.md](docs/failover.md)); by default one is started in DATA_DIR',
    ),
  ),
  DATABASE_DIRECT_URL: v.pipe(
    v.optional(DatabaseUrlSchema),
    v.description(
      'The same database past a pooler, for migrations, locks and notices; by default DATABASE_URL ([docs/failover.md](docs/failover.md#a-pooler))',
    ),
  ),
  DATABASE_READ_URL: v.pipe(
    v.optional(v.pipe(DatabaseUrlSchema, v.check(isOneServer, 'must name one server'))),
    v.description(
      'A replica for catalogue, search and contents ([docs/read-replica.md](docs/read-replica.md)); by default the primary answers everything',
    ),
  ),
  DATABASE_READ_AGE_SECONDS: v.pipe(
    v.optional(v.string(), '5'),
    v.regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999'),
    v.transform(Number),
    v.description('Seconds that the replica may be behind; then the primary answers'),
  ),
  DATABASE_POOLER: v.pipe(
    v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
    v.transform((value) => value === '1'),
    v.description(
      '`1`: DATABASE_URL leads to a pooler such as PgBouncer ([docs/failover.md](docs/failover.md#a-pooler))',
    ),
  ),
  DATABASE_CONNECTIONS: v.pipe(
    v.optional(v.string(), '10'),
    v.regex(/^\d{1,6}$/, 'must be a whole number'),
    v.transform(Number),
    v.description('Maximum of connections of one process to the database'),
  ),
};

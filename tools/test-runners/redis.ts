import type { Program } from './programs.ts';

/** Counts that several processes share (`edge/src/http/shared-limits.test.ts`). */
export const redis: Program = {
  untested: 'Limits are not counted in Valkey',
  variable: 'REDIS',
  place: '/usr/bin/redis-server',
  package: 'redis-server',
};

import type { Program } from './programs.ts';

/** Tests the rules of alerts (`tools/documents/observability.test.ts`). */
export const promtool: Program = {
  untested: 'The rules of alerts are not tested',
  variable: 'PROMTOOL',
  place: '/usr/bin/promtool',
  package: 'prometheus',
};

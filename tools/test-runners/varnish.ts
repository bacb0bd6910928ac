import type { Program } from './programs.ts';

/** A shared cache in front of `edge` (`edge/src/pages/varnish.test.ts`). */
export const varnish: Program = {
  untested: 'Pages are not tested behind a shared cache',
  variable: 'VARNISH',
  place: '/usr/sbin/varnishd',
  package: 'varnish',
};

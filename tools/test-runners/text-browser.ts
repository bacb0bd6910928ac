import type { Program } from './programs.ts';

/** A browser without scripts, styles and pictures (`e2e/specs/buying/text-browser.spec.ts`). */
export const textBrowser: Program = {
  untested: 'Nothing is bought in a text browser',
  variable: 'LYNX',
  place: '/usr/bin/lynx',
  package: 'lynx',
};

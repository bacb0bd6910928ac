import type { Uses } from '@odeta/delivery/releases/uses';

/** What shoppers of a version report, and whether the check before a deploy refuses it. */
export type Fault = 'none' | 'load' | 'render' | 'slow' | 'error' | 'order' | 'unshown' | 'server' | 'incompatible';

/** An address of `release.json`. */
interface Route {
  path: string;
}

export interface Edit {
  before?: string;
  after?: string;
}

/** A kind of variant: what is put before and after the code of a release, as a team's mistake would change it. */
export interface Kind {
  name: string;
  fault: Fault;
  /** In the first script of the unit. */
  browser?: (unit: string) => Edit;
  /** In its server bundle. */
  server?: (unit: string) => Edit;
  /** In what its build has found that it uses of others and gives them. */
  uses?: (uses: Uses) => Uses;
  /** In its addresses. */
  routes?: (routes: readonly Route[]) => Route[];
  /** Units that can have the mistake; all without it. */
  units?: readonly string[];
}

export const remotes = ['account', 'cart', 'catalog', 'checkout', 'confirm', 'help'];

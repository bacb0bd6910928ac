/** A façade over the state library, for the same reason as in `router/index.ts`. */
export { proxy, ref, type Snapshot, snapshot, subscribe, useSnapshot } from 'valtio';
export { latestOnly } from './latest-only.ts';

/** What the shop uses of the state library (see `router.ts` for why there is a façade). */
export { proxy, ref, type Snapshot, snapshot, subscribe, useSnapshot } from 'valtio';
export { latestOnly } from './latest-only.ts';

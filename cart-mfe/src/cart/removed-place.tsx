import { useLazyChunk } from '@odeta/purchase';

/** Where lines were taken out: what says so comes with the code that took them out. */
export function RemovedPlace() {
  const { part } = useLazyChunk(() => import(/* webpackChunkName: "remove-lines" */ './removed-notice.tsx'), true);
  return part && <part.RemovedNotice />;
}

import { useLazyChunk } from '@odeta/purchase';

/** The place of removed lines: the notice is in the chunk that removed them. */
export function RemovedPlace() {
  const { part } = useLazyChunk(() => import(/* webpackChunkName: "remove-lines" */ './removed-notice.tsx'), true);
  return part && <part.RemovedNotice />;
}

import { useLazyPart } from '@odeta/ui/lazy';

/** The place of removed lines: the notice is in the chunk that removed them. */
export function RemovedPlace() {
  const { part } = useLazyPart(() => import(/* webpackChunkName: "remove-lines" */ './removed-notice.tsx'), true);
  return part && <part.RemovedNotice />;
}

import { useSnapshot } from '@odeta/shared/state';
import { createAlertsStore, useStore } from '@odeta/shared/storefront';

/** D14. */
export function Alerts({ placement }: { placement: string }) {
  const { alerts } = useSnapshot(useStore(createAlertsStore).state);
  return (
    <div role="status">
      {alerts.filter((alert) => alert.placement === placement).map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </div>
  );
}

import { useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, keepTogether } from '@odeta/ui';
import classes from './notifications.module.css';

/** Messages of the shop for everybody who orders. */
export function Notifications() {
  const { checkoutNotifications } = useSnapshot(useStorefront().session.state);
  return (
    <div role="status" className={classes.notifications}>
      {checkoutNotifications.map((words) => (
        <Alert key={words} type="info">
          {keepTogether(words)}
        </Alert>
      ))}
    </div>
  );
}

import { useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert } from '@odeta/ui';
import classes from './notifications.module.css';

/** I10. What the shop has to say to everybody who orders. */
export function Notifications() {
  const { checkoutNotifications } = useSnapshot(useStorefront().session.state);
  return (
    <div role="status" className={classes.notifications}>
      {checkoutNotifications.map((words) => (
        <Alert key={words} type="info">
          {words}
        </Alert>
      ))}
    </div>
  );
}

import { type Alert as AlertData, createAlertsStore, useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert } from './alert.tsx';
import classes from './alerts.module.css';
import { text } from './styles.ts';
import { useAutoClose } from './use-auto-close.ts';

interface Props {
  /** Shows the alerts of this placement: `page`, or the one that a message names. */
  placement: string;
  /** Fixed at the top of the page; otherwise in its place in the layout. */
  floating?: boolean;
}

/** The alerts of one placement. Screen readers announce errors at once, everything else when the visitor pauses. */
export function Alerts({ placement, floating }: Props) {
  const { alerts } = useSnapshot(useStore(createAlertsStore).state);
  const here = alerts.filter((alert) => alert.placement === placement);
  const show = (alert: AlertData) => <AlertItem key={alert.id} alert={alert} floating={floating} />;
  return (
    <div className={floating ? classes.floating : undefined}>
      <div role="alert">{here.filter(({ type }) => type === 'error').map(show)}</div>
      <div role="status">{here.filter(({ type }) => type !== 'error').map(show)}</div>
    </div>
  );
}

function AlertItem({ alert, floating }: { alert: AlertData; floating: boolean | undefined }) {
  const { close } = useStore(createAlertsStore);
  const { id, type, message, autoclose, closable, link } = alert;
  const hold = useAutoClose(autoclose, () => close(id));
  return (
    <div className={classes.alert} {...hold}>
      <Alert type={type} floating={floating} onClose={closable ? () => close(id) : undefined}>
        {message}{' '}
        {link && (
          <a className={text.link} href={link.url}>
            {link.label}
          </a>
        )}
      </Alert>
    </div>
  );
}

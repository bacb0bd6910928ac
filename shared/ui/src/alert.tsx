import type { Message } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { ReactNode } from 'react';
import classes from './alert.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconSource } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

interface Props {
  type: Message['type'];
  children: ReactNode;
  /** Shows a close button. */
  onClose?: () => void;
  /** Fixed above the page, with a shadow. */
  floating?: boolean;
}

const icons: Record<Message['type'], IconSource> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
};

/** A message. Screen readers announce it only inside a live region: `role="status"` or `"alert"`. */
export function Alert({ type, children, onClose, floating }: Props) {
  const t = useTexts('shell');
  return (
    <div className={classNames(classes.alert, classes[type], floating && classes.floating)}>
      <span className={classes.icon}>
        <Icon icon={icons[type]} />
      </span>
      <div>{children}</div>
      {onClose && (
        <span className={classes.close}>
          <IconButton icon="x" label={t('ui.close-alert')} onClick={onClose} />
        </span>
      )}
    </div>
  );
}

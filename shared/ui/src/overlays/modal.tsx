import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, IconButton, text } from '@odeta/ui';
import { type ReactNode, useId } from 'react';
import classes from './modal.module.css';
import { useModal } from './use-modal.ts';

export interface ModalProps {
  open: boolean;
  title: string;
  /** Before the title. */
  mark?: ReactNode;
  children: ReactNode;
  /** Its buttons, at the end of the line; on phones they share the line. */
  footer?: ReactNode;
  /** Whether it may be closed without an answer: by its cross, by Escape, by a press beside it. */
  closable?: boolean;
  /** It asks to be closed. */
  onClose: () => void;
}

/** What stands before the page and holds it until it is closed: head, body that scrolls, foot. */
export function Modal({
  className,
  title,
  mark,
  children,
  footer,
  ...rest
}: ModalProps & { className: string | undefined }) {
  const t = useTexts('shell');
  const titleId = useId();
  const { open, closable: mayBeClosed = true, onClose } = rest;
  const { session } = useStorefront();
  const { isModalClosable } = useSnapshot(session.state);
  const closable = mayBeClosed && isModalClosable;
  const { isFilled, bindings } = useModal({ open, closable, onClose, setup: session.state });
  return (
    <dialog {...bindings} className={classNames(classes.modal, className)} aria-labelledby={titleId}>
      {isFilled && (
        <div className={classes.frame}>
          <div className={classes.head}>
            <div className={classes.title}>
              {mark}
              <h2 id={titleId} className={text.size18}>
                {title}
              </h2>
            </div>
            {closable && <IconButton icon="x" label={t('ui.close')} onClick={onClose} />}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and the keyboard must be able to, too */}
          <div className={classes.body} tabIndex={0}>
            {children}
          </div>
          {footer && <div className={classes.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

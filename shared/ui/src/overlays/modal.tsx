import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, IconButton, text } from '@odeta/ui';
import { type ReactNode, useId } from 'react';
import classes from './modal.module.css';
import { useBackStep } from './use-back-step.ts';
import { useModal } from './use-modal.ts';

export interface ModalProps {
  open: boolean;
  title: string;
  /** Shown before the title. */
  mark?: ReactNode;
  children: ReactNode;
  /** Buttons at the end of the line; on phones they share the width. */
  footer?: ReactNode;
  /** Whether it can be dismissed: with the close button, Escape, or a click outside. */
  closable?: boolean;
  /** Whether Back closes it (the default). Not for one that changes the address itself. */
  backCloses?: boolean;
  /** Asks the owner to set `open` to false. */
  onClose: () => void;
}

/** The base of dialogs and sheets: a header, a scrolling body, a footer. */
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
  const { open, closable: mayBeClosed = true, backCloses = true, onClose } = rest;
  const { session } = useStorefront();
  const { isModalClosable } = useSnapshot(session.state);
  const closable = mayBeClosed && isModalClosable;
  const { isFilled, bindings } = useModal({ open, closable, onClose, setup: session.state });
  useBackStep(open && closable && backCloses, onClose);
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

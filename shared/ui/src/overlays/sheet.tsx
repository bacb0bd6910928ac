import { classNames } from '@odeta/ui';
import { Modal, type ModalProps } from './modal.tsx';
import classes from './sheet.module.css';

interface Props extends ModalProps {
  /** The edge of the screen that it slides in from. */
  from?: 'start' | 'end' | 'bottom' | 'end-or-bottom';
}

/** A panel at an edge of the screen. On phones a side panel fills the screen, and `end-or-bottom` comes from below. */
export const Sheet = ({ from = 'end', ...modal }: Props) => (
  <Modal {...modal} className={classNames(classes.sheet, classes[from])} />
);

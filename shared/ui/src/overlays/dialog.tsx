import { classNames } from '@odeta/ui';
import classes from './dialog.module.css';
import { Modal, type ModalProps } from './modal.tsx';

interface Props extends ModalProps {
  /** `medium` for text and forms, `wide` for tables, `screen` for pictures. */
  size?: 'medium' | 'wide' | 'screen';
}

export const Dialog = ({ size = 'medium', ...modal }: Props) => (
  <Modal {...modal} className={classNames(classes.dialog, classes[size])} />
);

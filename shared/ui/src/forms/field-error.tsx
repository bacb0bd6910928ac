import { Icon } from '@odeta/ui';
import classes from './field-error.module.css';

export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className={classes.error}>
      <Icon icon="circle-alert" size={16} />
      {message}
    </p>
  );
}

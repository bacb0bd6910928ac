import { classNames, Icon, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './field.module.css';
import { FieldError } from './field-error.tsx';
import { errorId, helpId } from './field-ids.ts';

export type FieldWidth = 'full' | 'half' | 'two-thirds' | 'third';

export interface FrameProps {
  label: string;
  /** Faint words after the label, for example that the field may stay empty. */
  note?: string;
  help?: ReactNode;
  /** Columns of the grid; on phones a third stays half a row, all else takes the whole row. */
  width?: FieldWidth;
  /** On phones half a row, whatever the width. */
  short?: boolean;
}

interface Props extends FrameProps {
  id: string;
  error: string | null;
  isRight?: boolean;
  children: ReactNode;
}

/** Fields of a form in six columns: labels end, controls line up, messages start, in any language. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={classes.grid}>{children}</div>;

/** Label above, message below; the message's line is always there, so that an error moves nothing. */
export function FieldFrame({ id, label, note, help, error, isRight, width = 'full', short, children }: Props) {
  return (
    <div className={classNames(classes.field, classes[width], short && classes.short)}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {note && <span className={text.faint}> ({note})</span>}
      </label>
      <div className={classes.control}>
        {children}
        {isRight && <Icon icon="check" className={classes.right} />}
      </div>
      <div className={classes.message}>
        {error !== null && <FieldError id={errorId(id)} message={error} />}
        {error === null && help && <p id={helpId(id)}>{help}</p>}
      </div>
    </div>
  );
}

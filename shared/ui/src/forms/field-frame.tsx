import { classNames, Icon, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './field.module.css';
import { FieldError } from './field-error.tsx';
import { errorId, helpId, offerId } from './field-ids.ts';

export type FieldWidth = 'full' | 'half' | 'two-thirds' | 'third';

export interface FrameProps {
  label: string;
  /** Faint words after the label, for example that the field may stay empty. */
  note?: string;
  help?: ReactNode;
  /** What fills the field when it is pressed; it stays beside what is wrong with the field. */
  offer?: ReactNode;
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
export function FieldFrame({ id, label, note, help, offer, error, isRight, width = 'full', short, children }: Props) {
  const isOffering = offer !== undefined;
  return (
    <div className={classNames(classes.field, classes[width], short && classes.short)}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {note && ' '}
        {note && <span className={text.faint}>({note})</span>}
      </label>
      <div className={classes.control}>
        {children}
        {isRight && <Icon icon="check" className={classes.right} />}
      </div>
      <div
        className={classNames(
          classes.message,
          isOffering && (error === null ? classes.offering : classes.wrongOffering),
        )}
      >
        {error !== null && <FieldError id={errorId(id)} message={error} />}
        {error === null && help && <p id={helpId(id)}>{help}</p>}
        {isOffering && <div id={offerId(id)}>{offer}</div>}
      </div>
    </div>
  );
}

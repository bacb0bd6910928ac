import { classNames, Icon, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './field.module.css';
import { FieldError } from './field-error.tsx';
import { errorId, helpId, offerId } from './field-ids.ts';

export type FieldWidth = 'full' | 'half' | 'two-thirds' | 'third';

export interface FrameProps {
  label: string;
  /** Faint text after the label, for example "optional". */
  note?: string;
  help?: ReactNode;
  /** Suggestions that fill the field when pressed; they stay visible beside an error. */
  offer?: ReactNode;
  /** Columns of the grid; on phones `third` takes half a row, every other width the whole row. */
  width?: FieldWidth;
  /** On phones half a row, whatever the width. */
  short?: boolean;
}

interface Props extends FrameProps {
  id: string;
  error: string | null;
  isValid?: boolean;
  /** The label is only for screen readers, where what stands beside the field says the same. */
  hasSpokenLabel?: boolean;
  children: ReactNode;
}

/** Six columns in which labels, controls and messages of a row are aligned, even if labels wrap. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={classes.grid}>{children}</div>;

/** Label above, message below. The message's line is always reserved, so that an error does not shift the layout. */
export function FieldFrame({ id, label, hasSpokenLabel, note, children, ...rest }: Props) {
  const { help, offer, error, isValid, width = 'full', short } = rest;
  const isOffering = offer !== undefined;
  return (
    <div className={classNames(classes.field, classes[width], short && classes.short)}>
      <label className={hasSpokenLabel ? text.spoken : classes.label} htmlFor={id}>
        {label}
        {note && ' '}
        {note && <span className={text.faint}>({note})</span>}
      </label>
      <div className={classes.control}>
        {children}
        {isValid && <Icon icon="check" className={classes.right} />}
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

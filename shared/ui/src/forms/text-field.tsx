import { classNames } from '@odeta/ui';
import type { InputHTMLAttributes, ReactNode } from 'react';
import classes from './field.module.css';
import { FieldFrame, type FrameProps } from './field-frame.tsx';
import { describedBy, offerId } from './field-ids.ts';
import type { FieldBinding } from './use-shop-form.ts';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'readOnly'
  | 'disabled'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'required'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'defaultValue'
>;

interface Props extends FrameProps, InputProps {
  field: FieldBinding;
  /** A control at the end of the field, for example a button. */
  end?: ReactNode;
  /** Ids of further descriptions. */
  more?: string;
}

export function TextField({
  field,
  label,
  note,
  help,
  offer,
  width,
  short,
  type = 'text',
  end,
  more,
  ...input
}: Props) {
  const { id, error, isRight, ...binding } = field;
  return (
    <FieldFrame {...{ id, label, note, help, offer, error, isRight: isRight && !end, width, short }}>
      <input
        {...input}
        {...binding}
        {...describedBy(id, error, help, offer === undefined ? more : [more, offerId(id)].filter(Boolean).join(' '))}
        id={id}
        type={type}
        className={classNames(
          classes.input,
          error !== null && classes.wrong,
          (isRight || end !== undefined) && classes.marked,
        )}
      />
      {end}
    </FieldFrame>
  );
}

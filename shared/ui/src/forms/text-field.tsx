import { classNames } from '@odeta/ui';
import type { InputHTMLAttributes, ReactNode } from 'react';
import classes from './field.module.css';
import { FieldFrame, type FrameProps } from './field-frame.tsx';
import { describedBy, offerId } from './field-ids.ts';
import { keyboardOf } from './keyboard-of.ts';
import type { FieldBinding } from './use-fields.ts';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'readOnly'
  | 'disabled'
  | 'inputMode'
  | 'required'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'defaultValue'
>;

interface Props extends FrameProps, InputProps {
  field: FieldBinding;
  /** What autofill and password managers fill in, which also decides the keyboard; `off` for what they cannot know. */
  autoComplete: string;
  /** A control at the end of the field, for example a button. */
  end?: ReactNode;
  /** Ids of further descriptions. */
  more?: string;
}

/**
 * A text field. It has no `maxlength`, which cuts pasted text silently: a text that is too long gets the error of its rule.
 */
export function TextField({ field, label, note, help, offer, width, short, end, more, ...input }: Props) {
  const { id, error, isValid, ...binding } = field;
  return (
    <FieldFrame
      id={id}
      label={label}
      note={note}
      help={help}
      offer={offer}
      error={error}
      isValid={isValid && !end}
      width={width}
      short={short}
    >
      <input
        type="text"
        {...keyboardOf(input.autoComplete)}
        {...input}
        {...binding}
        {...describedBy(id, error, help, offer === undefined ? more : [more, offerId(id)].filter(Boolean).join(' '))}
        id={id}
        className={classNames(
          classes.input,
          error !== null && classes.wrong,
          (isValid || end !== undefined) && classes.marked,
        )}
      />
      {end}
    </FieldFrame>
  );
}

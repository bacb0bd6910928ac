import eye from '@lucide/icons/icons/eye';
import eyeOff from '@lucide/icons/icons/eye-off';
import { Icon } from '@odeta/ui';
import { type FieldBinding, type FieldWidth, TextField } from '@odeta/ui/forms';
import { useState } from 'react';
import classes from './password-field.module.css';

interface Props {
  field: FieldBinding;
  label: string;
  /** Ids of the rules of a password to be made. */
  more?: string;
  /** Of the button that shows what is typed. */
  showLabel: string;
  /** `current-password`, or `new-password` for one to be made. */
  autoComplete: 'current-password' | 'new-password';
  width?: FieldWidth;
}

/** What is typed can be looked at. */
export function PasswordField({ showLabel, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      required
      end={
        <button
          type="button"
          className={classes.eye}
          aria-label={showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon icon={isShown ? eyeOff : eye} />
        </button>
      }
    />
  );
}

import eye from '@lucide/icons/icons/eye';
import eyeOff from '@lucide/icons/icons/eye-off';
import { Icon } from '@odeta/ui';
import { type FieldBinding, type FieldWidth, TextField } from '@odeta/ui/forms';
import { useState } from 'react';
import classes from './password-field.module.css';

interface Props {
  field: FieldBinding;
  label: string;
  /** Ids of the password rules, for a new password. */
  more?: string;
  /** Label of the button that shows the password. */
  showLabel: string;
  /** `new-password` in forms that set a password. */
  autoComplete: 'current-password' | 'new-password';
  width?: FieldWidth;
}

export function PasswordField({ showLabel, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
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

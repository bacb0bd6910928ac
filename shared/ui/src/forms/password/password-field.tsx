import { Icon } from '@odeta/ui';
import { type FieldBinding, type FieldWidth, TextField } from '@odeta/ui/forms';
import { useState } from 'react';
import classes from './password-field.module.css';

interface Props {
  field: FieldBinding;
  label: string;
  help?: string;
  /** Of the button that shows what is typed. */
  showLabel: string;
  /** `current-password`, or `new-password` for one to be made. */
  autoComplete: 'current-password' | 'new-password';
  width?: FieldWidth;
}

/** The eye of lucide, open and crossed out. */
const open = 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0';
const crossed = `${open}M3 3l18 18`;

/** H13. What is typed can be looked at. */
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
          <Icon path={isShown ? crossed : open} />
        </button>
      }
    />
  );
}

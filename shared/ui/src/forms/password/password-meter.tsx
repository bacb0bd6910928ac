import { classNames, text } from '@odeta/ui';
import { type PasswordStrength, passwordStrength } from '@odeta/validation';
import { useEffect, useState } from 'react';
import classes from './password-meter.module.css';

interface Props {
  password: string;
  /** What the meter says of each strength. */
  texts: Record<PasswordStrength, string>;
}

/** Milliseconds after the last key; a meter that speaks at every one is heard over what is typed. */
const QUIET = 800;

const levels: Record<PasswordStrength, number> = { weak: 1, medium: 2, good: 3, strong: 4 };

/** H13. Weak, medium, good or strong: by bars and words at once, and aloud when the typing rests. */
export function PasswordMeter({ password, texts }: Props) {
  const strength = password === '' ? null : passwordStrength(password);
  const words = strength ? texts[strength] : '';
  const [said, setSaid] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), QUIET);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <div className={classes.meter}>
      <span className={classNames(classes.bars, strength && classes[strength])} aria-hidden="true">
        {[1, 2, 3, 4].map((level) => (
          <i key={level} className={classNames(strength && level <= levels[strength] && classes.full)} />
        ))}
      </span>
      <span aria-hidden="true">{words}</span>
      <span role="status" className={text.spoken}>
        {said}
      </span>
    </div>
  );
}

import { classNames, text } from '@odeta/ui';
import { meetsPasswordRule, type PasswordStrength, passwordRules, passwordStrength } from '@odeta/validation';
import { useEffect, useState } from 'react';
import classes from './password-meter.module.css';
import { PasswordRules, type PasswordRuleTexts } from './password-rules.tsx';

interface Props {
  /** Id of the password field. */
  id: string;
  password: string;
  /** The field was left with an error; before that nothing is red. */
  isWrong: boolean;
  texts: Record<PasswordStrength, string> & PasswordRuleTexts;
}

/** Milliseconds after the last key before an announcement: one per key would drown out the typed characters. */
const QUIET = 800;

const levels: Record<PasswordStrength, number> = { weak: 1, medium: 2, good: 3, strong: 4 };

/** Shows weak, medium, good or strong with bars, text and rules at once, and announces it when typing pauses. */
export function PasswordMeter({ id, password, isWrong, texts }: Props) {
  const strength = password === '' ? null : passwordStrength(password);
  const words = strength ? texts[strength] : '';
  const missing = passwordRules.filter((rule) => strength && !meetsPasswordRule(rule, password));
  const aloud = [words, ...missing.map((rule) => `${texts.rules[rule]}, ${texts.missing}`)].join('. ');
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(aloud), QUIET);
    return () => clearTimeout(timer);
  }, [aloud]);

  return (
    <>
      <div className={classes.meter}>
        <span
          className={classNames(classes.bars, strength && classes[strength], isWrong && classes.wrong)}
          aria-hidden="true"
        >
          {[1, 2, 3, 4].map((level) => (
            <i key={level} className={classNames(strength && level <= levels[strength] && classes.full)} />
          ))}
        </span>
        <span className={classes.words} aria-hidden="true">
          {words}
        </span>
        <span role="status" className={text.spoken}>
          {announced}
        </span>
      </div>
      <PasswordRules id={id} password={password} texts={texts} />
    </>
  );
}

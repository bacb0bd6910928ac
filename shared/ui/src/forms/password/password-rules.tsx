import { classNames, Icon, text } from '@odeta/ui';
import { meetsPasswordRule, type PasswordRule, passwordRules } from '@odeta/validation';
import { passwordRuleId } from './password-rule-ids.ts';
import classes from './password-rules.module.css';

export interface PasswordRuleTexts {
  rules: Record<PasswordRule, string>;
  met: string;
  missing: string;
}

interface Props {
  /** Id of the password field. */
  id: string;
  password: string;
  texts: PasswordRuleTexts;
}

/** The rules of a password: a met rule has a tick, an unmet one a dash. */
export function PasswordRules({ id, password, texts }: Props) {
  return (
    <ul className={classes.rules}>
      {passwordRules.map((rule) => {
        const isMet = meetsPasswordRule(rule, password);
        return (
          <li key={rule} className={classNames(isMet && classes.met)}>
            <Icon icon={isMet ? 'check' : 'minus'} size={16} />
            <span>
              <span id={passwordRuleId(id, rule)}>{texts.rules[rule]}</span>
              <span className={text.spoken}>, {isMet ? texts.met : texts.missing}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

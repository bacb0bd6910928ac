import { type PasswordRule, passwordRules } from '@odeta/validation';

/** Of the words of a rule below the field `id`. */
export const passwordRuleId = (id: string, rule: PasswordRule) => `${id}-rule-${rule}`;

/** Of the words of all rules, to describe the field. Their state is not among them: a description that changes is read out at every key. */
export const passwordRuleIds = (id: string) => passwordRules.map((rule) => passwordRuleId(id, rule)).join(' ');

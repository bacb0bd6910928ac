import { type PasswordRule, passwordRules } from '@odeta/validation';

/** Id of a rule's text below the field `id`. */
export const passwordRuleId = (id: string, rule: PasswordRule) => `${id}-rule-${rule}`;

/** Ids of the texts of all rules, for `aria-describedby`. It leaves out their state: a changing description is announced at every key. */
export const passwordRuleIds = (id: string) => passwordRules.map((rule) => passwordRuleId(id, rule)).join(' ');

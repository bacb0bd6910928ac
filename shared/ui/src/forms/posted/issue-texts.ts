import type { Translate } from '@odeta/storefront/i18n';
import { readRuleMessage } from '@odeta/validation';

/** The messages of broken rules, by field. @param texts those of the unit, with the group `validation` */
export const issueTexts = (issues: Readonly<Record<string, string>>, texts: Translate): Record<string, string> =>
  Object.fromEntries(
    Object.entries(issues).map(([name, message]) => {
      const { key, parameters } = readRuleMessage(message);
      return [name, texts(`validation.${key}`, parameters)];
    }),
  );

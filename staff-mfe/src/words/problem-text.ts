import type { ApiError } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { readRuleMessage } from '@odeta/validation';

/** What an answer says besides its message, which is English or in the language of a country. */
interface Why {
  reason?: string;
  values?: Record<string, string | number>;
  /** By field. */
  rules?: Record<string, string>;
}

const whyOf = ({ body }: ApiError) => (body.why ?? {}) as Why;

/** Why something was refused, in the language of the application. */
export function problemText(t: Translate, error: ApiError): string {
  if (error.isNetworkFailure) return t('forms.problem-network');
  const { reason, values = {} } = whyOf(error);
  const known = [reason ?? error.code, error.code].map((name) => textOf(t, `problems.${name}`, values)).find(Boolean);
  return known ?? error.messages[0]?.message ?? t('forms.problem-server');
}

/** The same for each field. */
export function fieldTexts(t: Translate, error: ApiError): Record<string, string> {
  const { rules = {} } = whyOf(error);
  return Object.fromEntries(
    Object.entries(error.validation).map(([field, [message = '']]) => {
      const { key, parameters } = readRuleMessage(rules[field] ?? '');
      return [field, textOf(t, `rules.${key}`, parameters) ?? t('rules.other', { message })];
    }),
  );
}

function textOf(t: Translate, key: string, values: Record<string, string | number>): string | undefined {
  const text = t(key, values);
  return text === key ? undefined : text;
}

import type { CountryCode } from '@odeta/contracts';
import type { Translate } from '@odeta/storefront/i18n';
import { readRuleMessage, returnSchema } from '@odeta/validation';
import * as v from 'valibot';

export interface ReturnFields {
  kind: string;
  lines: { lineId: string; quantity: number; reason: string }[];
  refundMethod: string;
  returnType: string;
  bankAccount: string;
  holder: string;
  note: string;
  /** Of a complaint. */
  remedy: string;
}

/** Error messages by the path of the field. */
export function wrongFields(fields: ReturnFields, country: CountryCode, say: Translate): Record<string, string> {
  const { issues = [] } = v.safeParse(returnSchema(country), fields);
  const wrong: Record<string, string> = {};
  for (const issue of issues) {
    const { key, parameters } = readRuleMessage(issue.message);
    wrong[v.getDotPath(issue) ?? ''] ??= say(`validation.${key}`, parameters);
  }
  return wrong;
}

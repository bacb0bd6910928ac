import type { CountryCode } from '@odeta/contracts';
import { createServerI18n, type TextValues } from '@odeta/storefront/i18n/create-i18n';
import { readRuleMessage, validationMessages } from '@odeta/validation';
import { languageOf } from '../language/editions.ts';
import emailsHu from '../messages/emails/hu.json' with { type: 'json' };
import emailsPl from '../messages/emails/pl.json' with { type: 'json' };
import emailsRo from '../messages/emails/ro.json' with { type: 'json' };
import emailsRu from '../messages/emails/ru.json' with { type: 'json' };
import emailsSk from '../messages/emails/sk.json' with { type: 'json' };
import emailsUk from '../messages/emails/uk.json' with { type: 'json' };
import hu from '../messages/hu.json' with { type: 'json' };
import invoicesHu from '../messages/invoices/hu.json' with { type: 'json' };
import invoicesPl from '../messages/invoices/pl.json' with { type: 'json' };
import invoicesRo from '../messages/invoices/ro.json' with { type: 'json' };
import invoicesRu from '../messages/invoices/ru.json' with { type: 'json' };
import invoicesSk from '../messages/invoices/sk.json' with { type: 'json' };
import invoicesUk from '../messages/invoices/uk.json' with { type: 'json' };
import pl from '../messages/pl.json' with { type: 'json' };
import ro from '../messages/ro.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };
import sk from '../messages/sk.json' with { type: 'json' };
import uk from '../messages/uk.json' with { type: 'json' };

const i18n = createServerI18n({
  pl: { api: pl, emails: emailsPl, invoices: invoicesPl, rules: validationMessages.pl },
  sk: { api: sk, emails: emailsSk, invoices: invoicesSk, rules: validationMessages.sk },
  hu: { api: hu, emails: emailsHu, invoices: invoicesHu, rules: validationMessages.hu },
  ro: { api: ro, emails: emailsRo, invoices: invoicesRo, rules: validationMessages.ro },
  ru: { api: ru, emails: emailsRu, invoices: invoicesRu, rules: validationMessages.ru },
  uk: { api: uk, emails: emailsUk, invoices: invoicesUk, rules: validationMessages.uk },
});

/** A text of the API in the running language of the country, with Polish as the fallback. An unknown key is returned unchanged. */
export function textFor(country: CountryCode, key: string, values: TextValues = {}): string {
  return i18n.getFixedT(languageOf(country), 'api')(key, values);
}

export function emailTextFor(country: CountryCode, key: string, values: TextValues = {}): string {
  return i18n.getFixedT(languageOf(country), 'emails')(key, values);
}

export function invoiceTextFor(country: CountryCode, key: string, values: TextValues = {}): string {
  return i18n.getFixedT(languageOf(country), 'invoices')(key, values);
}

/** Whether a message is that of a rule of `shared/validation`. */
export const isRuleMessage = (message: string): boolean =>
  Object.hasOwn(validationMessages.pl, readRuleMessage(message).key);

/** The message of a failed rule of `shared/validation`; rules of the contracts have no messages of their own. */
export function ruleTextFor(country: CountryCode, rule: string): string {
  const { key, parameters } = readRuleMessage(rule);
  if (!isRuleMessage(rule)) return textFor(country, 'invalid-field');
  return i18n.getFixedT(languageOf(country), 'rules')(key, parameters);
}

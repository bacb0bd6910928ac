import type { CountryCode } from '@odeta/contracts';
import { createServerI18n, type TextValues } from '@odeta/storefront/i18n/create-i18n';
import { readRuleMessage, validationMessages } from '@odeta/validation';
import { languageOf } from '../language/editions.ts';
import { withWholeWords } from '../language/whole-words.ts';
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

const shownOnPages = (api: Record<string, string>, rules: Record<string, string>) => ({
  api: withWholeWords(api),
  rules: withWholeWords(rules),
});

const i18n = createServerI18n({
  pl: { ...shownOnPages(pl, validationMessages.pl), emails: emailsPl, invoices: invoicesPl },
  sk: { ...shownOnPages(sk, validationMessages.sk), emails: emailsSk, invoices: invoicesSk },
  hu: { ...shownOnPages(hu, validationMessages.hu), emails: emailsHu, invoices: invoicesHu },
  ro: { ...shownOnPages(ro, validationMessages.ro), emails: emailsRo, invoices: invoicesRo },
  ru: { ...shownOnPages(ru, validationMessages.ru), emails: emailsRu, invoices: invoicesRu },
  uk: { ...shownOnPages(uk, validationMessages.uk), emails: emailsUk, invoices: invoicesUk },
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

import { type CountryCode, countries, type Language } from '@odeta/shared/contracts';
import { readRuleMessage, validationMessages } from '@odeta/shared/validation';
import hu from '../messages/hu.json' with { type: 'json' };
import pl from '../messages/pl.json' with { type: 'json' };
import ro from '../messages/ro.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };
import sk from '../messages/sk.json' with { type: 'json' };

const messages: Record<Language, Record<string, string>> = { pl, sk, hu, ro, ru };

/** A text of the API in the country's language, else in Polish (A1); `{name}` is filled in. An unknown key stays as it is. */
export function textFor(country: CountryCode, key: string, parameters: Record<string, string | number> = {}): string {
  const text = messages[countries[country].language][key] ?? messages.pl[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

/** The text of a failed rule of `shared/validation`; rules of the contracts have none of their own. */
export function ruleTextFor(country: CountryCode, rule: string): string {
  const { key, parameters } = readRuleMessage(rule);
  const text = validationMessages[countries[country].language][key] ?? validationMessages.pl[key];
  return (
    text?.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => parameters[name] ?? whole) ??
    textFor(country, 'invalid-field')
  );
}

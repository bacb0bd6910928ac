import type { MessageTree } from '@odeta/storefront/i18n';
import { ruleTexts } from '@odeta/validation/messages';
import type { StaffModule } from '../staff-module.ts';

/** The texts of the application, one language each, with those of the rules for fields; what an employee reads otherwise than a buyer is its own. */
export const messages: StaffModule['messages'] = {
  en: () => withRules(import(/* webpackChunkName: "en" */ './en.json'), import('./rules-en.json')),
  pl: () => withRules(import(/* webpackChunkName: "pl" */ './pl.json'), ruleTexts('pl')),
  sk: () => withRules(import(/* webpackChunkName: "sk" */ './sk.json'), ruleTexts('sk')),
  hu: () => withRules(import(/* webpackChunkName: "hu" */ './hu.json'), ruleTexts('hu')),
  ro: () => withRules(import(/* webpackChunkName: "ro" */ './ro.json'), ruleTexts('ro')),
  ru: () => withRules(import(/* webpackChunkName: "ru" */ './ru.json'), ruleTexts('ru')),
  uk: () => withRules(import(/* webpackChunkName: "uk" */ './uk.json'), ruleTexts('uk')),
};

type Loaded = Promise<{ default: MessageTree }>;

async function withRules(own: Loaded, rules: Loaded): Loaded {
  const [{ default: texts }, { default: shared }] = await Promise.all([own, rules]);
  return { default: { ...texts, rules: { ...shared, ...(texts.rules as MessageTree) } } };
}

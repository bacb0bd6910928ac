import { type Language, languages } from '@odeta/contracts';
import type { MessageTree } from '../i18n/create-i18n.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Messages that a unit lacks: keys that not every language has, and plural forms that a language needs. Each as
 * `<language>: <key>`.
 */
export function findMissingMessages(messages: Record<Language, MessageTree>): string[] {
  const keys = Object.fromEntries(languages.map((language) => [language, keysOf(messages[language])]));
  const all = new Set(languages.flatMap((language) => (keys[language] ?? []).map((key) => key.replace(PLURAL, ''))));
  const plurals = new Set(
    languages.flatMap((language) =>
      (keys[language] ?? []).flatMap((key) => (PLURAL.test(key) ? [key.replace(PLURAL, '')] : [])),
    ),
  );
  return languages.flatMap((language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const needed = [...all].flatMap((key) => (plurals.has(key) ? forms.map((form) => `${key}_${form}`) : [key]));
    return needed.filter((key) => !keys[language]?.includes(key)).map((key) => `${language}: ${key}`);
  });
}

/** The same of texts that are loaded by language. */
export async function findMissingTexts(
  load: (language: Language) => Promise<{ default: MessageTree }>,
): Promise<string[]> {
  const loaded = languages.map(async (language) => [language, (await load(language)).default] as const);
  return findMissingMessages(Object.fromEntries(await Promise.all(loaded)) as Record<Language, MessageTree>);
}

function keysOf(tree: MessageTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name] : keysOf(value, `${path}${name}.`),
  );
}

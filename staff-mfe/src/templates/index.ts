export const messageTemplates = ['where', 'return', 'claim', 'invoice', 'size', 'thanks'] as const;
export const complaintTemplates = [
  'granted',
  'repaired',
  'exchanged',
  'reduced',
  'no-defect',
  'wear',
  'missing',
] as const;

export type TemplateName = (typeof messageTemplates)[number] | (typeof complaintTemplates)[number];

type Templates = Readonly<Record<TemplateName | 'begin' | 'end', string>>;

/** In the languages of buyers. */
const languages: Readonly<Record<string, () => Promise<{ default: Templates }>>> = {
  pl: () => import(/* webpackChunkName: "templates-pl" */ './pl.json'),
  sk: () => import(/* webpackChunkName: "templates-sk" */ './sk.json'),
  hu: () => import(/* webpackChunkName: "templates-hu" */ './hu.json'),
  ro: () => import(/* webpackChunkName: "templates-ro" */ './ro.json'),
  ru: () => import(/* webpackChunkName: "templates-ru" */ './ru.json'),
  uk: () => import(/* webpackChunkName: "templates-uk" */ './uk.json'),
};

/** An answer to begin with, in the language of whoever reads it. A letter has a greeting and an end. */
export async function readTemplate(language: string, name: TemplateName, kind: 'letter' | 'words'): Promise<string> {
  const load = languages[language];
  if (!load) return '';
  const { default: texts } = await load();
  return kind === 'letter' ? [texts.begin, texts[name], texts.end].join('\n\n') : texts[name];
}

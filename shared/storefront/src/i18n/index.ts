export type { I18n, MessageBundles, MessageTree, TextValues, Translate } from './create-i18n.ts';
export type { Format } from './format.ts';
export { useTexts } from './use-texts.ts';

export type { MessageBundles, MessageTree } from './create-i18n.ts';
export type { Format } from './format.ts';
export { useTexts } from './use-texts.ts';

import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** A font for texts that the shop's own font cannot write, such as names. */
export interface FallbackFont {
  name: string;
  regular: string;
  strong: string;
}

const expo = (folder: string, name: string): Omit<FallbackFont, 'name'> => ({
  regular: `@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`,
  strong: `@expo-google-fonts/${folder}/600SemiBold/${name}_600SemiBold.ttf`,
});
const embedded = (code: string, name: string): Omit<FallbackFont, 'name'> => ({
  regular: `@embedpdf/fonts-${code}/fonts/${name}-Regular.otf`,
  strong: `@embedpdf/fonts-${code}/fonts/${name}-Medium.otf`,
});

/** In this order; the condition tells from the text alone whether a font may be needed. All are licensed under the OFL. */
const fonts: readonly (FallbackFont & { isFor: RegExp })[] = [
  // Rare Latin and Cyrillic letters, marks, Greek, Devanagari: all but what the texts of the shop need.
  {
    name: 'noto',
    ...expo('noto-sans', 'NotoSans'),
    isFor: /[^\p{ASCII}\u00a0-\u017f\u0218-\u021b\u0400-\u045f\u0490\u0491\u2000-\u214f\u2212]/u,
  },
  { name: 'armenian', ...expo('noto-sans-armenian', 'NotoSansArmenian'), isFor: /\p{Script=Armenian}/u },
  { name: 'georgian', ...expo('noto-sans-georgian', 'NotoSansGeorgian'), isFor: /\p{Script=Georgian}/u },
  { name: 'hebrew', ...expo('noto-sans-hebrew', 'NotoSansHebrew'), isFor: /\p{Script=Hebrew}/u },
  { name: 'arabic', ...expo('noto-sans-arabic', 'NotoSansArabic'), isFor: /[\p{Script=Arabic}،؛؟ـ]/u },
  // Simplified and traditional characters, kana, and their punctuation.
  {
    name: 'chinese',
    ...embedded('sc', 'NotoSansHans'),
    isFor: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
  { name: 'korean', ...embedded('kr', 'NotoSansKR'), isFor: /\p{Script=Hangul}/u },
];

/** The fonts that the text may need. The largest has 8 MB, so that others are not even read. */
export const fallbackFontsFor = (text: string): readonly FallbackFont[] =>
  fonts.filter(({ isFor }) => isFor.test(text));

/** `file`: name of the package, and the path in it. */
export async function readFont(file: string): Promise<Buffer> {
  const [name = '', path = ''] = file.split(/(?<=^@[^/]+\/[^/]+)\//);
  const found = findPackageJSON(name, import.meta.url);
  if (!found) throw new Error(`The package ${name} is not installed`);
  return readFile(join(dirname(found), path));
}

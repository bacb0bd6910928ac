import type { Language } from '@odeta/contracts';

/** The same keys in Latin and in Cyrillic layouts. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`\\";
const layouts: Partial<Record<Language, string>> = {
  ru: 'йцукенгшщзхъфывапролджэячсмитьбюё\\',
  uk: 'йцукенгшщзхїфівапролджєячсмитьбю’ґ',
};

interface Sounds {
  /** Sounds of several letters, the longest first. */
  joined: readonly (readonly [RegExp, string])[];
  letters: Readonly<Record<string, string>>;
}

const joined: Sounds['joined'] = [
  [/shch|sch/g, 'щ'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/yu|ju|iu/g, 'ю'],
  [/ya|ja|ia/g, 'я'],
];
const letters = {
  ...{ a: 'а', b: 'б', v: 'в', w: 'в', g: 'г', d: 'д', e: 'е', z: 'з', i: 'и', j: 'й', k: 'к', c: 'к', l: 'л', m: 'м' },
  ...{ n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', f: 'ф', h: 'х', y: 'ы', x: 'кс', q: 'к' },
};
const russian: Sounds = {
  joined: [...joined, [/yo|jo/g, 'ё'], [/ye/g, 'ье']],
  letters,
};
/** As in passports (resolution 55 of the Cabinet of Ministers of 27 January 2010). */
const ukrainian: Sounds = {
  joined: [...joined, [/zgh/g, 'зг'], [/ye|je|ie/g, 'є'], [/yi|ji/g, 'ї'], [/(?<=[aeou])[yi]/g, 'й']],
  letters: { ...letters, h: 'г', i: 'і', y: 'и' },
};

const soundsOf: Partial<Record<Language, Sounds>> = { ru: russian, uk: ukrainian };

/** Corrects words that were typed with the Latin keyboard layout: `gkfnmt` is `платье`, `ceryz` is `сукня`. */
export function asCyrillicLayout(typed: string, language: Language): string {
  const layout = layouts[language] ?? '';
  return [...typed.toLowerCase()].map((letter) => layout[LATIN.indexOf(letter)] ?? letter).join('');
}

/** Converts words in Latin letters into Cyrillic: `kurtka`, `platye`, `suknia`. */
export function asCyrillicSounds(typed: string, language: Language): string {
  const sounds = soundsOf[language] ?? { joined: [], letters: {} };
  const text = sounds.joined.reduce((all, [sound, letter]) => all.replace(sound, letter), typed.toLowerCase());
  return Object.entries(sounds.letters).reduce((all, [latin, letter]) => all.replaceAll(latin, letter), text);
}

export const isLatin = (typed: string): boolean => /[a-z]/i.test(typed) && !/\p{Script=Cyrillic}/u.test(typed);

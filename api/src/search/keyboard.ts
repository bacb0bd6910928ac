const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** Corrects Russian that was typed with the Latin keyboard layout: `gkfnmt` is `платье`. */
export const asCyrillicLayout = (typed: string): string =>
  [...typed.toLowerCase()].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join('');

const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'щ'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/yu|ju|iu/g, 'ю'],
  [/ya|ja|ia/g, 'я'],
  [/yo|jo/g, 'ё'],
  [/ye/g, 'ье'],
];
const LETTERS = Object.entries({
  a: 'а',
  b: 'б',
  v: 'в',
  w: 'в',
  g: 'г',
  d: 'д',
  e: 'е',
  z: 'з',
  i: 'и',
  j: 'й',
  k: 'к',
  c: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  f: 'ф',
  h: 'х',
  y: 'ы',
  x: 'кс',
  q: 'к',
});

/** Converts Russian in Latin letters into Cyrillic: `kurtka`, `platye`. */
export function asCyrillicSounds(typed: string): string {
  const joined = sounds.reduce((text, [sound, letter]) => text.replace(sound, letter), typed.toLowerCase());
  return LETTERS.reduce((text, [latin, letter]) => text.replaceAll(latin, letter), joined);
}

export const isLatin = (typed: string): boolean => /[a-z]/i.test(typed) && !/\p{Script=Cyrillic}/u.test(typed);

import path from 'node:path';
import { countryCodes } from '@odeta/contracts';
import { customerSchema } from '@odeta/validation';
import * as v from 'valibot';
import { customers } from '../../../testing/people/buyer.ts';
import { seedFiles } from '../schemas/schema.ts';
import { readSeedFile } from './seed-file.ts';

const folder = path.join(import.meta.dirname, '../data');

/** First names, surnames, streets and towns, as people of the country have them and as they are copied; `[typed, stored]` where these differ. */
const known = {
  sk: {
    firstName: [
      'Ľubica',
      'Anna Mária',
      'Žofia',
      ['Zuzana\u00a0Anna', 'Zuzana Anna'],
      ['L\u030cubica', 'Ľubica'],
      'Олена',
    ],
    lastName: [
      'Kováčová-Nagy',
      'Ďurišová',
      "O'Neil",
      ['D’Angelo', "D'Angelo"],
      ['Hrušková\u2011Malá', 'Hrušková-Malá'],
      'Шевченко',
    ],
    street: ['17. novembra', 'Ul. 29. augusta', 'M. R. Štefánika', ['Nám. sv.\u00a0Egídia', 'Nám. sv. Egídia']],
    city: [
      'Banská Bystrica',
      'Košice-Šaca',
      ['Spiš\u00adská Nová Ves', 'Spišská Nová Ves'],
      ['Rimavská\u2013Sobota', 'Rimavská-Sobota'],
    ],
  },
  pl: {
    firstName: ['Łukasz', 'Żaneta', 'Małgorzata Anna', ['Świętosława\u200b', 'Świętosława']],
    lastName: ['Gżegżółka', 'Skłodowska-Curie', ['Nowak–Kowalska', 'Nowak-Kowalska'], ["d'Abancourt", "d'Abancourt"]],
    street: ['3 Maja', 'al. Jana Pawła II', 'Św. Ducha', 'płk. W. Dąbka'],
    city: ['Łódź', 'Bielsko-Biała', 'Ostrów Wielkopolski', 'Świnoujście'],
  },
  hu: {
    firstName: ['Örs', 'Zsófia Mária', 'Ágnes', ['Gyo\u030brgy', 'Győrgy']],
    lastName: ['Dr. Kovács', 'ifj. Nagy', 'Szabó-Tóth', 'Kovácsné Őri Éva'],
    street: ['Bajcsy-Zsilinszky út', 'II. Rákóczi Ferenc utca', 'Ó utca'],
    city: ['Hódmezővásárhely', 'Székesfehérvár', 'Kővágóőrs'],
  },
  ro: {
    firstName: ['Ștefan', 'Ana-Maria', ['Ştefania', 'Ștefania'], ['S\u0327erban', 'Șerban']],
    lastName: ['Țurcanu', 'Popescu-Ionescu', ['Raţiu', 'Rațiu']],
    street: ['Calea Dorobanți', 'Bd. 1 Decembrie 1918', ['Şos. Ştefan cel Mare', 'Șos. Ștefan cel Mare']],
    city: ['Piatra Neamț', 'Cluj-Napoca', ['Ploieşti', 'Ploiești'], 'Râmnicu Vâlcea'],
  },
  ua: {
    firstName: ["Мар'яна", ['Мар’яна', "Мар'яна"], ['Марʼяна', "Мар'яна"], 'Їжак', 'Olena'],
    lastName: ["В'юнник", 'Нечуй-Левицький', ['Шевченко\u200e', 'Шевченко'], 'Kovaľová'],
    street: ["Кам'янецька", ['Лук’янівська', "Лук'янівська"], '8 Березня', 'Академіка Янгеля'],
    city: [
      "Кам'янець-Подільський",
      ['Слов’янськ', "Слов'янськ"],
      ['Івано\u2011Франківськ', 'Івано-Франківськ'],
      'Київ',
    ],
  },
} as const;

type Known = string | readonly [typed: string, stored: string];

test.each(countryCodes)(
  'in %s names and places are accepted and stored as people write them (H8, H19, H20)',
  async (country) => {
    const { content } = await readSeedFile(folder, 'countries.yaml', seedFiles.countries);
    const { patterns } = content[country];
    const schema = customerSchema({ country, patterns, emailExceptions: '', phoneRequired: false });
    const stored = Object.entries<readonly Known[]>(known[country]).flatMap(([field, texts]) =>
      texts.map((text) => {
        const [typed, expected] = typeof text === 'string' ? [text, text] : text;
        const result = v.safeParse(schema, { ...customers[country], [field]: typed });
        const { [field]: value = '' } = (result.success ? result.output : {}) as Record<string, string>;
        return [field, typed, result.success ? value : result.issues[0].message, expected] as const;
      }),
    );
    expect(stored.filter(([, , value, expected]) => value !== expected)).toEqual([]);
  },
);

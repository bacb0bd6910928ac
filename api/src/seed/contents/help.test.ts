import { existsSync } from 'node:fs';
import path from 'node:path';
import { countries, countryCodes, languages, largestFile, WITHDRAWAL_FORM_URL } from '@odeta/contracts';
import { mediaFolder } from '@odeta/testing/media-folder';
import { readSeed } from '../reading/read-seed.ts';
import type { Seed } from '../schemas/schema.ts';
import { helpOf } from './help.ts';
import { factsIn } from './help-facts.ts';
import { siteContentsOf } from './site-contents.ts';

let seed: Seed;
beforeAll(async () => {
  seed = await readSeed(path.join(import.meta.dirname, '../data'));
});

const topics =
  'delivery payment returns orders sizes catalogue club newsletter account contact privacy withdrawal terms accessibility about inspirations press work'.split(
    ' ',
  );
/** Pages of frequent questions, whose topics are sections. */
const otherPages = /czeste-pytania|caste-otazky|gyakori-kerdesek|intrebari-frecvente|chastye-voprosy/;
const linksIn = (value: unknown) => [...JSON.stringify(value).matchAll(/\/pomoc\/[^"\\]*/g)].map(([link]) => link);

test('every help topic has a title, a text, questions and answers in every language (P16)', () => {
  expect(seed.help.map(({ key }) => key)).toEqual(topics);
  for (const { titles, texts, parts, questions } of seed.help) {
    const inParts = parts.flatMap((part) => [part.titles, part.texts, part.alt ?? part.titles]);
    for (const language of languages) {
      for (const said of [titles, texts, ...inParts, ...questions.flatMap((one) => [one.questions, one.answers])]) {
        expect(said[language]).toMatch(/^(?:ru|uk)$/.test(language) ? /[а-яёіїєґ]|^\{/i : /^[^а-яё]+$/i);
      }
    }
    const differs = questions.every(
      ({ questions }) => new Set(Object.values(questions)).size === Object.keys(questions).length,
    );
    expect(differs).toBe(true);
  }
});

test.each(countryCodes)(
  'in %s every help topic has its prices and days filled in, and none of its HTML is escaped',
  (country) => {
    const help = helpOf(seed, country);

    expect(help.map(({ key }) => key)).toEqual(topics);
    expect(
      factsIn(
        JSON.stringify(
          help.flatMap(({ title, text, parts = [], questions }) => [
            ...[title, text],
            parts.map((part) => [part.title, part.text]),
            questions.map((one) => [one.question, one.answer]),
          ]),
        ),
      ),
    ).toEqual([]);
    expect(JSON.stringify(help)).not.toMatch(/&lt;|undefined|NaN/);
  },
);

test.each(countryCodes)(
  'in %s every help page linked from footer, top menu, club, e-mails and answers exists',
  (country) => {
    const { language } = countries[country];
    const { topMenu } = seed.contents;
    const { service, offer, company, basic } = seed.footers;
    const footer = [service, offer, company, basic]
      .flatMap(({ items }) => items)
      .filter(({ only }) => !only || only.includes(country))
      .map(({ link }) => (typeof link === 'string' ? link : link[language]));
    const siteContents = siteContentsOf(seed, country);
    const { privacyUrl, termsUrl, withdrawalUrl, claimsUrl, club } = siteContents;
    const expected = linksIn([topMenu[language], privacyUrl, termsUrl, withdrawalUrl, claimsUrl, club, footer]);
    const help = helpOf(seed, country);
    const answered = linksIn(help.flatMap(({ parts, questions }) => [parts, questions.map(({ answer }) => answer)]));
    const places = help.flatMap(({ url, questions }) => [
      url,
      ...questions.flatMap(({ anchor }) => (anchor === null ? [] : [`${url.replace(/\/(#.*)?$/, '')}#${anchor}/`])),
    ]);

    const missing = [...expected, ...answered].filter((link) => !places.includes(link) && !otherPages.test(link));
    expect(missing).toEqual([]);
  },
);

test.each(countryCodes)(
  'in %s the terms and the page about returns link to the withdrawal page and the model withdrawal form (N1, P6)',
  (country) => {
    const topics = new Map(helpOf(seed, country).map((topic) => [topic.key, topic]));
    const { withdrawalUrl } = siteContentsOf(seed, country);

    for (const key of ['terms', 'returns']) {
      const answers = topics.get(key)?.questions.map(({ answer }) => answer) ?? [];
      const linked = answers.filter((answer) => answer.includes(`<a href="${withdrawalUrl}">`));
      expect(linked).toEqual([expect.stringContaining(`<a href="${WITHDRAWAL_FORM_URL}">`)]);
    }
  },
);

test.each(countryCodes)('the pages about the company of %s have parts, whose pictures exist (P18)', (country) => {
  const about = helpOf(seed, country).filter(({ key }) => ['about', 'press', 'work'].includes(key));

  for (const { parts = [] } of about) {
    expect(parts.length).toBeGreaterThan(1);
    expect(new Set(parts.map(({ anchor }) => anchor)).size).toBe(parts.length);
    for (const { path: picture } of parts.flatMap((part) => part.picture ?? []))
      expect(existsSync(path.join(mediaFolder, largestFile(picture, 'webp').replace('/media/', '')))).toBe(true);
  }
  expect(about).toHaveLength(3);
});

test.each(countryCodes)('inspirations of %s link to categories, press and work to the contact (P18)', (country) => {
  const topics = new Map(helpOf(seed, country).map((topic) => [topic.key, topic]));

  const tiles = topics.get('inspirations')?.tiles ?? [];
  expect(tiles).toHaveLength(4);
  for (const { url, picture } of tiles) {
    expect(url).toMatch(/^\/c\/[a-z0-9-]+$/);
    expect(existsSync(path.join(mediaFolder, largestFile(picture.path, 'webp').replace('/media/', '')))).toBe(true);
  }
  const contact = topics.get('contact')?.url ?? '';
  for (const key of ['press', 'work']) expect(JSON.stringify(topics.get(key)?.questions)).toContain(contact);
});

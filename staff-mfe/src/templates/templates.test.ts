import { complaintTemplates, messageTemplates, readTemplate } from './index.ts';

const names = [...messageTemplates, ...complaintTemplates];

test.each(['pl', 'sk', 'hu', 'ro', 'ru', 'uk'])(
  'every template exists in %s and is no copy of another one',
  async (language) => {
    const texts = await Promise.all(names.map((name) => readTemplate(language, name, 'words')));

    expect(texts.filter((text) => text.length < 30)).toEqual([]);
    expect(new Set(texts).size).toBe(names.length);
  },
);

test('a letter has a greeting and an end, and a language without templates gives nothing', async () => {
  expect(await readTemplate('sk', 'thanks', 'letter')).toMatch(
    /^Dobrý deň,\n\nďakujeme[^\n]+\n\nS pozdravom\ntím Odeta$/,
  );
  expect(await readTemplate('de', 'thanks', 'letter')).toBe('');
});

import { pagesOf } from './help-pages.ts';

test('topics with the same path are one page, titled by the topic without an anchor', () => {
  const pages = pagesOf(
    [
      { url: '/pomoc/doprava/', title: 'Doprava' },
      { url: '/pomoc/doprava/#platba', title: 'Platba' },
      { url: '/pomoc/caste-otazky/#ucet', title: 'Účet' },
      { url: '/pomoc/caste-otazky/#velkosti', title: 'Veľkosti' },
    ],
    'Časté otázky',
  );

  expect(pages).toEqual([
    { slug: 'doprava', url: '/pomoc/doprava/', title: 'Doprava', isFrequent: false },
    { slug: 'caste-otazky', url: '/pomoc/caste-otazky/', title: 'Časté otázky', isFrequent: true },
  ]);
});

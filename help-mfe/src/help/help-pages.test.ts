import { pagesOf } from './help-pages.ts';

test('topics that share an address are one page, called by the one that has it whole', () => {
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

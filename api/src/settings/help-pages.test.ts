import { helpPages } from './help-pages.ts';

const everywhere = (url: string, key: string) => ({ url, key });
const others = [everywhere('/pomoc/kontakt/', 'contact'), everywhere('/pomoc/casto/#velkosti', 'sizes')];
const countries = {
  pl: { help: [{ key: 'sizes', url: '/pomoc/rozmiary/' }, everywhere('/pomoc/kontakt/', 'contact')] },
  sk: { help: [everywhere('/pomoc/casto/#objednavky', 'orders'), ...others] },
  hu: { help: others },
  ro: { help: others },
  ua: { help: [everywhere('/pomoc/chasto/#zakazy', 'orders')] },
};

test('a help page is found by its topic in every country that has it', () => {
  expect(helpPages(countries)).toEqual([
    { pl: '/pomoc/', sk: '/pomoc/', hu: '/pomoc/', ro: '/pomoc/', ua: '/pomoc/' },
    { pl: '/pomoc/rozmiary/', hu: '/pomoc/casto/', ro: '/pomoc/casto/' },
    { pl: '/pomoc/kontakt/', sk: '/pomoc/kontakt/', hu: '/pomoc/kontakt/', ro: '/pomoc/kontakt/' },
    { sk: '/pomoc/casto/', ua: '/pomoc/chasto/' },
  ]);
});

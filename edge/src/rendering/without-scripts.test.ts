import { countries, countryCodes } from '@odeta/contracts';
import { withoutScripts } from './without-scripts.ts';

test.each(countryCodes)('in %s a browser without JavaScript shows whom to ask, by phone or e-mail (O1)', (code) => {
  const html = withoutScripts(countries[code], { phone: '+421 2 000 000 00', email: 'a&b@odeta.example' });

  expect(html).toMatch(/^<noscript><p>.*JavaScript.*<\/p><\/noscript>$/);
  // No line ends within the number.
  expect(html).toContain('<a href="tel:+421200000000">+421~2~000~000~00</a>'.replaceAll('~', '\u00a0'));
  expect(html).toContain('<a href="mailto:a&amp;b@odeta.example">a&amp;b@odeta.example</a>');
  expect(html).not.toMatch(/[{}]/);
});

test('the notice is left out when the shell provides no contact details', () => {
  expect(withoutScripts(countries.sk, null)).toBe('');
  expect(withoutScripts(countries.sk, undefined)).toBe('');
});

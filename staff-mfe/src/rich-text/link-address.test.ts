import { linkAddressOf } from './link-address.ts';

test.each([
  ['/pomoc/', '/pomoc/'],
  [' #privacy-settings ', '#privacy-settings'],
  ['https://odeta.sk/x?y#z', 'https://odeta.sk/x?y#z'],
  ['http://odeta.sk/x', 'https://odeta.sk/x'],
  ['HTTP://odeta.sk', 'https://odeta.sk'],
  ['mailto:shop@odeta.sk', 'mailto:shop@odeta.sk'],
  ['tel:+421900000000', 'tel:+421900000000'],
  ['odeta.sk/pomoc', 'https://odeta.sk/pomoc'],
])('%s is the address of a link', (typed, address) => expect(linkAddressOf(typed)).toBe(address));

test.each([
  '',
  'help',
  '//odeta.sk',
  '/\\odeta.sk',
  'http://',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https:// x',
])('%s is none', (typed) => expect(linkAddressOf(typed)).toBeNull());

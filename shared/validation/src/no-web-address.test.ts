import * as v from 'valibot';
import { noWebAddress } from './no-web-address.ts';

const isName = (text: string) => v.is(v.pipe(v.string(), noWebAddress), text);

test('names with titles, initials and signs are names, also without a space after a full stop (H7)', () => {
  for (const name of [
    'Eva Kováčová',
    'Ing.Peter Novák',
    'Mgr. Eva Nová, Ph.D.',
    'J.R. Novák',
    'O’Brien-Nagy',
    'Ștefan cel M.',
  ])
    expect([name, isName(name)]).toEqual([name, true]);
});

test('a name with a web address or an e-mail address is refused (H7)', () => {
  for (const name of [
    'Výhra evil.example',
    'https://evil',
    'www evil',
    'win@evil',
    'EVIL.COM/x',
    'приз.укр',
    'a.b.example',
  ])
    expect([name, isName(name)]).toEqual([name, false]);
});

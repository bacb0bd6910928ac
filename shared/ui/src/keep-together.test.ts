import { keepTogether } from './keep-together.ts';

test.each([
  ['Kardigán s gombíkmi a vreckami', 'Kardigán s~gombíkmi a~vreckami'],
  ['Sukienka w paski z paskiem', 'Sukienka w~paski z~paskiem'],
  ['Пальто с поясом и к нему', 'Пальто с~поясом и~к~нему'],
  ['Нова пошта, відділення № 80', 'Нова пошта, відділення №~80'],
  ['Má 180 × 35 cm, vo veľkosti 38 je 1,5 cm dlhší', 'Má 180~×~35~cm, vo veľkosti 38~je 1,5~cm dlhší'],
  ['Odstúpiť do 14 dní, dodanie o 3–4 týždne', 'Odstúpiť do 14~dní, dodanie o~3–4~týždne'],
  ['Súhlasím s <a href="/a b">podmienkami</a> a beriem', 'Súhlasím s~<a href="/a b">podmienkami</a> a~beriem'],
])('non-breaking spaces are inserted in "%s"', (text, expected) => {
  expect(keepTogether(text).replaceAll('\u00a0', '~')).toBe(expected);
});

test.each([
  ['Potvrdenie pošleme na e-mail (e-mailom)', 'Potvrdenie pošleme na e-~mail (e-~mailom)'],
  ['<p>E-mail v správe</p>', '<p>E-~mail v správe</p>'],
  ['A 46-os cipő', 'A 46-~os cipő'],
])('a word with a hyphen is not broken in "%s"', (text, expected) => {
  expect(keepTogether(text).replaceAll('\u2060', '~').replaceAll('\u00a0', ' ')).toBe(expected);
});

test('addresses, days and a text that begins with the word are not changed', () => {
  for (const text of ['E-mail', '2026-11-29', '<a href="/pomoc/e-mail/">Tu</a>', 'objednavky-e-mail@odeta.example'])
    expect(keepTogether(text)).toBe(text);
});

test('the attributes of HTML tags are not changed', () => {
  const tag = '<p style="margin: 0 auto" class="a b c">';

  expect(keepTogether(`${tag}Svetre</p>`)).toBe(`${tag}Svetre</p>`);
  expect(keepTogether(`Hmotnosť < 5 kg a ${tag}s vlnou</p>`)).toBe(
    `Hmotnosť < 5\u00a0kg a\u00a0${tag}s\u00a0vlnou</p>`,
  );
});

test('word endings, dates and codes are not changed', () => {
  for (const text of ['Skupina B', 'Do 24. 11. 2026', 'Kód SVETER15 na celý nákup'])
    expect(keepTogether(text)).toBe(text);
});

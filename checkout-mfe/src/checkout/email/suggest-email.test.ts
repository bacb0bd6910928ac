import { suggestEmail } from './suggest-email.ts';

test.each([
  ['jana@gmial.com', 'jana@gmail.com'],
  ['jana@gmail.con', 'jana@gmail.com'],
  ['jana@wp.lp', 'jana@wp.pl'],
  ['jana@azt.sk', 'jana@azet.sk'],
  ['jana@freemil.hu', 'jana@freemail.hu'],
  ['jana@ukr.ne', 'jana@ukr.net'],
])('for the mistyped %s, the suggestion is %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'jana@gmail.com',
  'jana@op.pl',
  'jana@post.sk',
  'jana@post.hu',
  'jana@mail.com',
  'jana@firma.sk',
  'jana@uniba.sk',
  '@',
  '',
])('no correction is suggested for %j', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

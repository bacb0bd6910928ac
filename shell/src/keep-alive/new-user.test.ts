/** @jest-environment @odeta/build/dom-environment */
import { hideClosed } from '../boot/hide-closed.ts';
import { keepFirstUrl } from './first-url.ts';
import { isNewUser } from './new-user.ts';

const open = (attributes: string) => {
  document.body.innerHTML = `<template id="csrf-token" ${attributes}></template>`;
};

test('a visitor of a cached page is new although its first scripts have set cookies, until the next page (B21)', () => {
  open('data-token="x" data-new-user');
  hideClosed(document);
  expect(isNewUser(document)).toBe(true);

  keepFirstUrl(document);

  expect(isNewUser(document)).toBe(false);
});

test('a visitor whom the server knows is not new (B21)', () => {
  open('data-token="x"');

  expect(isNewUser(document)).toBe(false);
});

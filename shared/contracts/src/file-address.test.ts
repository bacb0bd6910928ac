import { addressOfFile } from './file-address.ts';

test.each([
  [undefined, 'browser/static/a.1.js', '/releases/cart/1.0.0-ab/browser/static/a.1.js'],
  ['static/', 'static/a.1.js', '/releases/cart/a.1.js'],
  ['static/', 'browser/remote-entry.js', '/releases/cart/1.0.0-ab/browser/remote-entry.js'],
])('with the shared folder %s, browsers request %s at %s', (shares, file, address) => {
  expect(addressOfFile({ shares }, '/releases/cart/1.0.0-ab/', file)).toBe(address);
  expect(addressOfFile({ shares }, 'https://cdn.example/releases/cart/1.0.0-ab/', file)).toBe(
    `https://cdn.example${address}`,
  );
});

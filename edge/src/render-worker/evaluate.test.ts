import { evaluateRemote, evaluateShell } from './evaluate.ts';

test('a remote gets the singletons of the shell that renders it', () => {
  const react = { version: '19' };
  const code = 'exports.remote = { routes: [], react: require("react") };';

  expect(evaluateRemote(code, 'cart', { react }).remote).toEqual({ routes: [], react });
});

test('a remote cannot require any other module', () => {
  expect(() => evaluateRemote('require("node:fs")', 'cart', {})).toThrow('cart asks for node:fs');
});

test('the shell can require only Node modules', () => {
  expect(() => evaluateShell('require("left-pad")', 'shell')).toThrow('shell asks for left-pad');
  expect(evaluateShell('exports.shell = { path: require("node:path").sep }', 'shell')).toEqual({ path: '/' });
});

test('loading fails for a bundle that throws, is invalid JavaScript or exposes no remote', () => {
  expect(() => evaluateRemote('throw new Error("broken")', 'cart', {})).toThrow('broken');
  expect(() => evaluateRemote('this is not javascript', 'cart', {})).toThrow('Unexpected identifier');
  expect(() => evaluateRemote('exports.other = 1', 'cart', {})).toThrow('exposes no remote');
});

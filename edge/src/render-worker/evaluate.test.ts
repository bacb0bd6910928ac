import { evaluateRemote, evaluateShell } from './evaluate.ts';

test('a remote gets the singletons of the shell that renders it', () => {
  const react = { version: '19' };
  const code = 'exports.remote = { routes: [], react: require("react") };';

  expect(evaluateRemote(code, 'cart', { react })).toEqual({ routes: [], react });
});

test('a remote may ask for nothing else', () => {
  expect(() => evaluateRemote('require("node:fs")', 'cart', {})).toThrow('cart asks for node:fs');
});

test('the shell may ask for modules of Node alone', () => {
  expect(() => evaluateShell('require("left-pad")', 'shell')).toThrow('shell asks for left-pad');
  expect(evaluateShell('exports.shell = { path: require("node:path").sep }', 'shell')).toEqual({ path: '/' });
});

test('a bundle that throws while it is loaded is a failure of its own', () => {
  expect(() => evaluateRemote('throw new Error("broken")', 'cart', {})).toThrow('broken');
  expect(() => evaluateRemote('this is not javascript', 'cart', {})).toThrow('Unexpected identifier');
  expect(() => evaluateRemote('exports.other = 1', 'cart', {})).toThrow('exposes no remote');
});

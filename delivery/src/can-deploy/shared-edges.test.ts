import {
  createDeployWorld,
  type DeployWorld,
  type EditDeclarations,
  findBroken,
  next,
} from '../../testing/deploy-world.ts';
import type { KnownVersion } from './known-version.ts';

let world: DeployWorld;
beforeAll(async () => {
  world = await createDeployWorld({ isDeclared: true });
});

/** Fails if there is nothing to replace: an edit without effect would prove nothing. */
const replace =
  (file: string, text: string | RegExp, by: string): EditDeclarations =>
  (files) => {
    const before = files[file] ?? '';
    files[file] = before.replace(text, by);
    if (files[file] === before) throw new Error(`${file} has no ${text}`);
  };

const BUTTON = 'ui/src/button';
const STYLES = 'ui/src/styles';
const STOREFRONT = 'storefront/src/storefront';

const changed: [string, EditDeclarations, string, RegExp][] = [
  [
    'an export that is gone',
    replace('storefront/src/i18n/index', /export \{ useTexts[^}]*\}.*\n/, ''),
    'useTexts of @odeta/storefront/i18n',
    /does not have it/,
  ],
  [
    'another type of a parameter',
    replace('storefront/src/storefront-provider', 'create: StoreFactory<Store>', 'create: string'),
    'useStore of @odeta/storefront',
    /string/,
  ],
  ['a prop that has to be given', replace(BUTTON, 'busy?: boolean', 'busy: boolean'), 'Button of @odeta/ui', /busy/],
  [
    'a class that is renamed',
    replace(STYLES, /["']spoken["']/, "'audible'"),
    'text.spoken of @odeta/ui',
    /does not have it/,
  ],
  [
    'something that a remote has to expose besides',
    replace('storefront/src/remote-module', 'name: Name;', 'name: Name; icon: string;'),
    'RemoteModule of @odeta/storefront',
    /icon/,
  ],
];

test('a shell with changed types is reported with exactly the edges that it breaks', async () => {
  const shell = await world.shellWith((files) => {
    for (const [, edit] of changed) edit(files);
  });

  const edges = await findBroken(shell, { before: world.shell, live: [world.cart] });

  const expected = changed.map(([, , thing, why]) => ({
    user: 'cart@1',
    provider: 'shell@2',
    thing,
    why: expect.stringMatching(why),
  }));
  expect(edges).toHaveLength(changed.length);
  expect(edges).toEqual(expect.arrayContaining(expected));
});

test('a shell without an optional prop that a cart passes is reported, and without one that it does not pass is not', async () => {
  const shell = await world.shellWith((files) => {
    replace('ui/src/button-class', /wide\?: [^;]+;/, '')(files);
    replace('ui/src/button-class', /size\?: [^;]+;/, '')(files);
  });

  expect(await findBroken(shell, { before: world.shell, live: [world.cart] })).toEqual([
    { user: 'cart@1', provider: 'shell@2', thing: 'Button of @odeta/ui', why: 'it does not take wide there' },
  ]);
});

const unrelated: [string, EditDeclarations][] = [
  ['a name that the cart does not take gone', replace('ui/src/index', /export \{ Price[^}]*\}.*\n/, '')],
  ['a class that the cart does not use gone', replace(STYLES, / \| ["']bold["']/, '')],
  ['a new optional prop', replace(BUTTON, 'busy?: boolean', 'busy?: boolean; tone?: "calm"')],
  ['more values for a prop', replace('ui/src/button-class', /wide\?: [^;]+/, "wide?: boolean | 'always'")],
  [
    'more in the storefront',
    replace(STOREFRONT, 'readonly api: ApiClient;', 'readonly api: ApiClient; readonly region: string;'),
  ],
  ['a new export', replace('ui/src/index', /$/, '\nexport declare const Ribbon: string;')],
  [
    'another event',
    replace('storefront/src/events', "'cart.changed':", "'menu.opened': { id: string };\n'cart.changed':"),
  ],
];

test('a shell that changes only exports unused by the cart, or only adds to them, breaks nothing', async () => {
  const same = await world.shellWith(() => {});
  const other = await world.shellWith((files) => {
    for (const [, edit] of unrelated) edit(files);
  });

  expect(await findBroken(same, { before: world.shell, live: [world.cart] })).toEqual([]);
  expect(await findBroken(other, { before: world.shell, live: [world.cart] })).toEqual([]);
});

test('a cart accepts every React version with its first number and no other', async () => {
  const withReact = (version: string) =>
    next(world.shell, ({ provides }) => Object.assign(provides, { react: version }));
  const surroundings = { before: world.shell, live: [world.cart] };

  expect(await findBroken(withReact('19.0.0'), surroundings)).toEqual([]);
  expect(await findBroken(withReact('20.0.0'), surroundings)).toEqual([
    { user: 'cart@1', provider: 'shell@2', thing: 'react', why: expect.stringContaining('does not take 20.0.0') },
  ]);
});

const needs = (version: KnownVersion, name: string) =>
  next(version, ({ shared }) => shared['@odeta/ui']?.names.push(name));
const without = (version: KnownVersion, name: string) =>
  next(version, ({ gives = {} }) =>
    Object.assign(gives, { '@odeta/ui': gives['@odeta/ui']?.filter((one) => one !== name) }),
  );

test('a cart that uses a name of the next shell is refused with the live one, but not because of the next shell’s fallback', async () => {
  const cart = needs(world.cart, 'Ribbon');
  const newer = next(world.shell, ({ gives }) => gives?.['@odeta/ui']?.push('Ribbon'));
  const edge = {
    user: 'cart@2',
    provider: 'shell@1',
    thing: 'Ribbon of @odeta/ui',
    why: 'the shell does not have it',
  };

  expect(await findBroken(cart, { before: world.cart, live: [world.shell] })).toEqual([edge]);
  expect(await findBroken(cart, { before: world.cart, live: [newer], fallbacks: [world.shell] })).toEqual([]);
  expect(await findBroken(cart, { live: [newer], fallbacks: [world.shell] })).toEqual([edge]);
});

test('a shell without a name that only the fallback of a cart uses is refused', async () => {
  const fallback = needs(world.cart, 'Price');

  const edges = await findBroken(without(world.shell, 'Price'), {
    before: world.shell,
    live: [world.cart],
    fallbacks: [fallback],
  });

  expect(edges).toMatchObject([{ user: 'cart@2', provider: 'shell@2', thing: 'Price of @odeta/ui' }]);
});

test('a shell without a module that a cart uses is refused with one line', async () => {
  const shell = next(world.shell, ({ gives }) => delete gives?.['@odeta/ui']);

  expect(await findBroken(shell, { before: world.shell, live: [world.cart] })).toEqual([
    { user: 'cart@1', provider: 'shell@2', thing: '@odeta/ui', why: 'the shell does not bring it' },
  ]);
});

test('a version that was released before names were recorded is compared by types alone', async () => {
  const shell = next(world.shell, (uses) => delete uses.gives);

  expect(await findBroken(needs(world.cart, 'Ribbon'), { before: world.cart, live: [shell] })).toEqual([]);
});

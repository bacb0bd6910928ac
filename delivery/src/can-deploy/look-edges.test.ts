import { createDeployWorld, type DeployWorld, findBroken, next } from '../../testing/deploy-world.ts';

let world: DeployWorld;
beforeAll(async () => {
  world = await createDeployWorld();
});

const says = { 'ui.stars': ['stars'], 'ui.close': [] };
const shell = (edit: Parameters<typeof next>[1] = () => {}) =>
  next(world.shell, (uses) => {
    Object.assign(uses, { says: { ...says }, sets: ['--color-sand', '--safe-*'] });
    edit(uses);
  });
const cart = () =>
  next(world.cart, (uses) => {
    uses.texts = { shell: { 'ui.stars': ['stars'], 'ui.cl*': [] }, windows: { any: [] } };
    uses.tokens = ['--color-sand', '--safe-top'];
  });
const thing = async (edit: Parameters<typeof next>[1]) =>
  (await findBroken(shell(edit), { before: world.shell, live: [cart()] })).map((edge) => `${edge.thing}: ${edge.why}`);

test('texts and tokens that a shell has break nothing, nor do those that a version does not tell', async () => {
  expect(await thing(() => {})).toEqual([]);
  expect(await thing(({ says }) => Object.assign(says ?? {}, { 'ui.new': [] }))).toEqual([]);
  const older = next(world.shell, (uses) => [delete uses.says, delete uses.sets]);
  expect(await findBroken(cart(), { before: world.cart, live: [older] })).toEqual([]);
});

test('a shell without a text that a cart shows is reported, also if only the beginning of its key is known', async () => {
  expect(await thing(({ says }) => void delete says?.['ui.stars'])).toEqual(['text ui.stars: it does not have it']);
  expect(await thing(({ says }) => void delete says?.['ui.close'])).toEqual([
    'text ui.cl*: it has no text that begins so',
  ]);
});

test('a text with a placeholder that a cart does not fill in is reported', async () => {
  expect(await thing(({ says }) => Object.assign(says ?? {}, { 'ui.stars': ['stars', 'of'] }))).toEqual([
    'text ui.stars: nobody fills in {{of}}',
  ]);
});

test('a shell without a custom property that a cart’s styles use is reported', async () => {
  expect(await thing((uses) => Object.assign(uses, { sets: ['--safe-*'] }))).toEqual([
    'token --color-sand: no style sets it',
  ]);
});

test('a remote that does not expose what the shell takes is reported', async () => {
  const remote = (names: string[]) => next(world.cart, (uses) => Object.assign(uses, { exposes: names }));

  expect(await findBroken(remote(['remote']), { before: world.cart, live: [shell()] })).toEqual([]);
  expect(await findBroken(remote(['cartRemote']), { before: world.cart, live: [shell()] })).toMatchObject([
    { user: 'shell@2', provider: 'cart@2', thing: './remote' },
  ]);
});

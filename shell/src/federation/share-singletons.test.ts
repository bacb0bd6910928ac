import { consumedModules } from '@odeta/build/singletons';
import { shareSingletons } from './share-singletons.ts';

const federation = shareSingletons();

/** Requests a shared module as a remote's container does. */
const ask = (name: string, shareConfig: object | undefined = consumedModules()[name]) =>
  federation.loadShare(name, { customShareInfo: { shareConfig: shareConfig as never } });

test('a remote gets the shell’s modules, whichever version of our packages an older build asks for', async () => {
  const [now, before] = [
    await ask('@odeta/ui'),
    await ask('@odeta/ui', { singleton: true, requiredVersion: '^2.1.0' }),
  ];

  expect(now ? now() : null).toHaveProperty('Button');
  expect(before).toBe(now);
});

test('a remote that was built with another first number of React is rejected', async () => {
  await expect(ask('react', { ...consumedModules().react, requiredVersion: '^18.0.0' })).rejects.toThrow(
    /does not satisfy/,
  );
});

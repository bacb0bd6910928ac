import { consumedModules, providedVersions } from '@odeta/build/singletons';
import { shareSingletons } from './share-singletons.ts';

declare global {
  var __PROVIDED_VERSIONS__: Record<string, string>;
}

globalThis.__PROVIDED_VERSIONS__ = { ...providedVersions(), '@odeta/ui': '1.3.0' };
const federation = shareSingletons();

/** Requests a shared module as a remote's container does, with a version range as from our build. */
const ask = (name: string, requiredVersion: string) =>
  federation.loadShare(name, { customShareInfo: { shareConfig: { ...consumedModules()[name], requiredVersion } } });

test.each(['^1.3.0', '^1.2.5'])('a remote that was built with %s gets the shell’s package', async (range) => {
  const get = await ask('@odeta/ui', range);

  expect(get ? get() : null).toHaveProperty('Button');
});

test.each(['^1.4.0', '^2.0.0'])('a remote that requires %s is rejected by a shell with 1.3.0', async (range) => {
  await expect(ask('@odeta/ui', range)).rejects.toThrow(/does not satisfy/);
});

import fc from 'fast-check';

/**
 * Property tests import fast-check from here. `npm test` uses a fixed seed, so that it never fails by chance;
 * `npm run test:full` uses a random one, and fast-check prints the seed of a failure.
 */
export const seedOf = (scope: string | undefined): number | undefined => (scope === 'full' ? undefined : 1);

const seed = seedOf(process.env.TEST_SCOPE);
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...(seed !== undefined && { seed }) });

export { fc };

import fc from 'fast-check';

/**
 * Every property test takes fast-check from here. `npm test` draws the same examples each time, so that it never fails by
 * chance; `npm run test:full` draws new ones, and fast-check names the seed of a failure.
 */
export const seedOf = (scope: string | undefined): number | undefined => (scope === 'full' ? undefined : 1);

const seed = seedOf(process.env.TEST_SCOPE);
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...(seed !== undefined && { seed }) });

export { fc };

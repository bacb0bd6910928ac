import { fc, seedOf } from './properties.ts';

test('a property test uses the same examples in every run of npm test, and new ones in the full test', () => {
  const drawn: number[][] = [[], []];
  const seed = seedOf(undefined);
  for (const examples of drawn) {
    fc.assert(
      fc.property(fc.integer(), (example) => void examples.push(example)),
      { ...(seed !== undefined && { seed }) },
    );
  }

  expect(drawn[0]).toEqual(drawn[1]);
  expect(seedOf('full')).toBeUndefined();
});

test('the seed applies to every property test without its own seed', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(seedOf(process.env.TEST_SCOPE));
});

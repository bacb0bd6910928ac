import { readConfig } from './config.ts';

test('no environment variable is required', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3001, TRUST_PROXY: 0, RATE_LIMITS: 1, NODE_ENV: 'development' });
});

test.each([
  [{ PORT: 'eighty' }, 'The environment variable PORT is wrong: must be a whole number.'],
  [{ APP_SECRET: 'short' }, 'The environment variable APP_SECRET is wrong: needs at least 32 characters.'],
  [{ TAG_MANAGER_IDS: '{"sk":"UA-1"}' }, 'The environment variable TAG_MANAGER_IDS.sk is wrong:'],
])('an invalid environment variable is named in a one-sentence error', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

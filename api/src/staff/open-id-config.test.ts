import { readConfig } from '../config.ts';
import { openIdSettingsOf } from './open-id-config.ts';

test.each(['https://login.odeta.example/staff', 'http://localhost:4000', 'http://127.0.0.1:4000'])(
  'the issuer may be %s',
  (issuer) => {
    expect(readConfig({ STAFF_OIDC_ISSUER: issuer }).STAFF_OIDC_ISSUER).toBe(issuer);
  },
);

test.each(['http://login.odeta.example', 'http://localhost.odeta.example', 'ftp://localhost', 'odeta'])(
  'the issuer may not be %s',
  (issuer) => {
    expect(() => readConfig({ STAFF_OIDC_ISSUER: issuer })).toThrow(/STAFF_OIDC_ISSUER is wrong/);
  },
);

test('all three are set, or none', () => {
  expect(openIdSettingsOf({})).toBeNull();
  expect(() => openIdSettingsOf({ STAFF_OIDC_ISSUER: 'https://login.odeta.example' })).toThrow(/set together/);
});

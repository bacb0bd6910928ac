import { isPartnerVisit, PARTNER_VISIT_SECONDS, signPartnerVisit } from './partner-visit.ts';

const secret = 's'.repeat(40);
const now = Date.parse('2026-11-23T12:00:00Z');

test('a visit is a partner visit only with a cookie that the shop signed in the last 12 hours (E1)', () => {
  const cookie = signPartnerVisit(secret, now);
  const later = `${Math.floor(now / 1000) + 10 * PARTNER_VISIT_SECONDS}.${cookie.split('.')[1]}`;

  expect(isPartnerVisit(secret, cookie, now)).toBe(true);
  expect(isPartnerVisit(secret, cookie, now + PARTNER_VISIT_SECONDS * 1000)).toBe(false);
  for (const forged of [undefined, '', '.', later, signPartnerVisit('t'.repeat(40), now), `${cookie}.x`.slice(1)])
    expect(isPartnerVisit(secret, forged, now)).toBe(false);
});

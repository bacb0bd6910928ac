import * as v from 'valibot';

/** Only a machine itself may be asked without TLS. */
function isSafeIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname));
}

export const OpenIdConfigEntries = {
  STAFF_OIDC_ISSUER: v.pipe(
    v.optional(v.pipe(v.string(), v.check(isSafeIssuer, 'must be an address with https:, except on localhost'))),
    v.description(
      'Issuer of OpenID Connect whose accounts log employees in ([docs/staff.md](docs/staff.md#company-accounts)), with both of the following; by default none',
    ),
  ),
  STAFF_OIDC_CLIENT_ID: v.pipe(
    v.optional(v.pipe(v.string(), v.nonEmpty())),
    v.description('Id of the shop at that issuer'),
  ),
  STAFF_OIDC_CLIENT_SECRET: v.pipe(
    v.optional(v.pipe(v.string(), v.nonEmpty())),
    v.description('Secret of the shop at that issuer'),
  ),
};

export interface OpenIdConfig {
  STAFF_OIDC_ISSUER?: string | undefined;
  STAFF_OIDC_CLIENT_ID?: string | undefined;
  STAFF_OIDC_CLIENT_SECRET?: string | undefined;
}

/** `null`: none is set. Throws if some are. */
export function openIdSettingsOf({
  STAFF_OIDC_ISSUER: issuer,
  STAFF_OIDC_CLIENT_ID: clientId,
  STAFF_OIDC_CLIENT_SECRET: clientSecret,
}: OpenIdConfig) {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new Error(
      'STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET are set together, or none of them.',
    );
  return { issuer: new URL(issuer), clientId, clientSecret };
}

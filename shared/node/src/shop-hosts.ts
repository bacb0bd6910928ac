import * as v from 'valibot';

/**
 * Server only. The hosts of the shop. The requested host appears in links of e-mails and pages and determines the
 * country, so that other hosts are refused (RFC 9110, 15.5.20: 421).
 */
export const ShopHostsSchema = v.pipe(
  v.optional(v.string(), 'localhost:* *.localhost:* 127.0.0.1:*'),
  v.transform((value) => value.toLowerCase().split(/\s+/).filter(Boolean)),
  v.minLength(1, 'needs at least one host'),
  v.everyItem(
    (host: string) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:(\d+|\*))?$/.test(host),
    'must be hosts such as odeta.sk, *.odeta.example or localhost:*',
  ),
  v.readonly(),
  v.description(
    'Hosts of the shop, separated by blanks: `*.` means one more label, `:*` any port; other hosts receive 421',
  ),
);

export type IsShopHost = (host: string) => boolean;

/** Whether a host, with the port if the client sent one, belongs to the shop. No address has a port such as 99999. */
export function createHostCheck(hosts: readonly string[]): IsShopHost {
  const patterns = hosts.map(
    (host) =>
      new RegExp(`^${host.replaceAll('.', '\\.').replace(/^\*/, '[a-z0-9-]+').replace(/:\*$/, '(:\\d{1,5})?')}$`, 'i'),
  );
  return (host) => patterns.some((pattern) => pattern.test(host)) && URL.canParse(`http://${host}`);
}

/** Requests by machines, with responses that contain no host: health checks, releases, webhooks of payments, the API for the warehouse. */
export const answersAnyHost = (url: string): boolean =>
  /^\/(api\/)?(health|ready)$|^\/releases\/|^\/api\/payments\/(webhooks|notices)\/|^\/api\/warehouse\/v1\//.test(url);

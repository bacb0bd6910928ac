import { countryCodes, countryOfHost, hostOfCountry } from '@odeta/contracts';

export type OtherShop = ReturnType<typeof createOtherShop>;

/** A shop that runs elsewhere, accessed through hosts of this machine: `sk.localhost:3000` is its Slovak host. */
export function createOtherShop(address: URL) {
  const { protocol, host } = address;
  const originOf = (localHost: string) => `${protocol}//${hostOfCountry(host, countryOfHost(localHost))}`;

  return {
    /** The host on this machine for the country of the address. */
    localHost: `${countryOfHost(host)}.localhost`,
    isSecure: protocol === 'https:',
    originOf,

    /** The address to connect to: names below `localhost` are this machine, even where they cannot be resolved. */
    addressOf(localHost: string): URL {
      const target = new URL(originOf(localHost));
      if (/(^|\.)localhost$/.test(target.hostname)) target.hostname = '127.0.0.1';
      return target;
    },

    /** Replaces the shop's own origins in a response by those of this machine, for a request to `localHost`. */
    seenFrom(localHost: string, text: string): string {
      return countryCodes.reduce(
        (seen, country) =>
          replaceOrigin(
            seen,
            `${protocol}//${hostOfCountry(host, country)}`,
            `http://${hostOfCountry(localHost, country)}`,
          ),
        text,
      );
    },

    /** Replaces our origin in headers of the browser by the shop's. Other origins are not replaced, so that the shop can reject them. */
    saidTo(localHost: string, text: string): string {
      return replaceOrigin(text, `http://${localHost}`, originOf(localHost));
    },
  };
}

/** An origin with another port or a longer host name is not replaced. */
function replaceOrigin(text: string, origin: string, replacement: string) {
  const whole = new RegExp(`${origin.replaceAll('.', '\\.')}(?![\\w.:-])`, 'g');
  return text.replace(whole, () => replacement);
}

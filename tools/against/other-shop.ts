import { countryCodes, countryOfHost, hostOfCountry } from '@odeta/contracts';

export type OtherShop = ReturnType<typeof createOtherShop>;

/** A shop that runs elsewhere, which is seen through hosts of this machine: `sk.localhost:3000` is its Slovak host. */
export function createOtherShop(address: URL) {
  const { protocol, host } = address;
  const originOf = (localHost: string) => `${protocol}//${hostOfCountry(host, countryOfHost(localHost))}`;

  return {
    /** The host of this machine for the country that the address itself is of. */
    localHost: `${countryOfHost(host)}.localhost`,
    isSecure: protocol === 'https:',
    originOf,

    /** Where a connection is made: names below `localhost` are this machine, also where they are not resolved. */
    addressOf(localHost: string): URL {
      const target = new URL(originOf(localHost));
      if (/(^|\.)localhost$/.test(target.hostname)) target.hostname = '127.0.0.1';
      return target;
    },

    /** What the shop says of its own addresses, as whoever asked at `localHost` has to see it. */
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

    /** What a browser says of the address of its page: only what is ours becomes the shop's, so that others stay strangers. */
    saidTo(localHost: string, text: string): string {
      return replaceOrigin(text, `http://${localHost}`, originOf(localHost));
    },
  };
}

/** Another port, or a longer name, is another origin. */
function replaceOrigin(text: string, origin: string, replacement: string) {
  const whole = new RegExp(`${origin.replaceAll('.', '\\.')}(?![\\w.:-])`, 'g');
  return text.replace(whole, () => replacement);
}

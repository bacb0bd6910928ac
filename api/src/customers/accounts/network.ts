import { isIPv6 } from 'node:net';

/** Leading groups of an IPv6 address that identify a network: one customer's line usually has all addresses of a network. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** The key for counting attempts by address: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = tail === undefined ? 0 : Math.max(ALL_GROUPS - first.length - last.length, 0);
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

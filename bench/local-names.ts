import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

/** Browsers resolve `*.localhost` to this machine; not every system's resolver does. */
export function knowLocalNames() {
  const { lookup } = dns;
  const known = (name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest]);
  Object.assign(dns, { lookup: Object.assign(known, lookup) });
  syncBuiltinESMExports();
}

import { countryCodes, defaultCountry } from '@odeta/contracts';

/** @param staffKey the personal key with which a demonstration is tried as an employee. */
export function announce(port: number, protocol = 'http', staffKey: string | null = null) {
  console.log(`\nThe shop is open (Ctrl-C closes it):`);
  for (const code of countryCodes) console.log(`  ${protocol}://${code}.localhost:${port}`);
  console.log(`  ${protocol}://localhost:${port} is ${defaultCountry}`);
  console.log(`  ${protocol}://staff.localhost:${port} is for people who work here`);
  if (staffKey) console.log(`    log in with ${staffKey}`);
}

import { countryCodes, defaultCountry } from '@odeta/contracts';

export function announce(port: number, protocol = 'http') {
  console.log(`\nThe shop is open (Ctrl-C closes it):`);
  for (const code of countryCodes) console.log(`  ${protocol}://${code}.localhost:${port}`);
  console.log(`  ${protocol}://localhost:${port} is ${defaultCountry}`);
}

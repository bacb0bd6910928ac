import type { CountryCode } from '@odeta/contracts';
import type { Circuits, Dependency } from '@odeta/node/circuits';
import { anafRegister } from './anaf.ts';
import { ceidgRegister } from './ceidg.ts';
import { navRegister } from './nav.ts';
import { type CompanyRegister, type CompanyRegisters, firstOf, guardRegister } from './register.ts';
import type { RegisterKeys, RegistersConfig } from './registers-schema.ts';
import { regonRegister } from './regon.ts';
import { sandboxRegisters } from './sandbox-register.ts';
import { viesRegister } from './vies.ts';

interface Settings {
  COMPANY_REGISTERS?: RegistersConfig | undefined;
  COMPANY_REGISTER_KEYS?: RegisterKeys | undefined;
  DEMO?: boolean | undefined;
}

interface Means {
  now: () => Date;
  /** The date in a country. */
  todayIn: (country: CountryCode) => string;
  circuits: Pick<Circuits, 'of'>;
}

/** Which public registers a country has is data. */
export function createRegisters(settings: Settings, { now, todayIn, circuits }: Means): CompanyRegisters {
  const { COMPANY_REGISTERS = settings.DEMO ? 'sandbox' : 'off', COMPANY_REGISTER_KEYS: keys = {} } = settings;
  if (COMPANY_REGISTERS === 'off') return {};
  if (COMPANY_REGISTERS === 'sandbox') return sandboxRegisters;
  const guarded = (name: Dependency, register: CompanyRegister) => guardRegister(register, circuits.of(name));
  const vies = guarded('vies', viesRegister());
  const regon = keys.regon && guarded('regon', regonRegister(keys.regon));
  const ceidg = keys.ceidg && guarded('ceidg', ceidgRegister(keys.ceidg));
  const nav = keys.nav && guarded('nav', navRegister(keys.nav, { now }));
  // Those that know all companies come before VIES, which knows the ones that pay VAT.
  return {
    pl: firstOf([regon, ceidg, vies].filter((register) => register !== undefined)),
    sk: vies,
    hu: firstOf([nav, vies].filter((register) => register !== undefined)),
    ro: guarded(
      'anaf',
      anafRegister(() => todayIn('ro')),
    ),
  };
}

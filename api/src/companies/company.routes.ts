import { type AnswerOf, type CountryCode, findCompany, type PayloadOf } from '@odeta/contracts';
import { companyIdsOf, isCompanyId } from '@odeta/validation';
import type { ShopServer } from '../http/shop-server.ts';
import { LINK_LIMIT } from '../rate-limits/rate-limits.ts';
import { type CompanyRegisters, RegisterFailure } from './register.ts';

export interface RegisterDeps {
  companyRegisters: CompanyRegisters;
}

export function companyRoutes(app: ShopServer, { companyRegisters }: RegisterDeps): void {
  const limit = LINK_LIMIT;
  app.handle(findCompany, ({ session, payload }) => lookUp(companyRegisters, session.country, payload), { limit });
}

type Numbers = PayloadOf<typeof findCompany>;

async function lookUp(
  registers: CompanyRegisters,
  country: CountryCode,
  numbers: Numbers,
): Promise<AnswerOf<typeof findCompany>> {
  const register = registers[country];
  if (!register || !areValid(country, numbers)) return { status: 'unknown', company: null };
  try {
    const company = await register.find(country, numbers);
    return { status: company ? 'found' : 'unknown', company };
  } catch (error) {
    if (!(error instanceof RegisterFailure)) throw error;
    return { status: 'unreachable', company: null };
  }
}

/** Nothing else is sent to a register. */
const areValid = (country: CountryCode, numbers: Numbers) =>
  numbers.taxId !== '' &&
  companyIdsOf(country).every(
    ({ name, kind }) => name === 'registerId' || numbers[name] === '' || isCompanyId(kind, numbers[name]),
  );

import type { CountryCode, FoundCompany, InvoiceCompany } from '@odeta/contracts';
import { type Circuit, CircuitOpen } from '@odeta/node/circuits';
import type { KeyRefusal } from '@odeta/node/refused-keys';

export type CompanyNumbers = Pick<InvoiceCompany, 'taxId' | 'vatId'>;

/** A public register of companies. */
export interface CompanyRegister {
  /** `null`: it has no such company. Throws a `RegisterFailure` if it does not answer, or not clearly. */
  find(country: CountryCode, numbers: CompanyNumbers): Promise<FoundCompany | null>;
}

/** The register behind its circuit: while it is open, buyers type their company at once. */
export const guardRegister = (register: CompanyRegister, circuit: Circuit): CompanyRegister => ({
  find: (country, numbers) =>
    circuit
      .run(() => register.find(country, numbers))
      .catch((error: unknown) => {
        throw error instanceof CircuitOpen ? new RegisterFailure(error.message) : error;
      }),
});

/** The registers of the countries; a country without one has no look-up. */
export type CompanyRegisters = Partial<Record<CountryCode, CompanyRegister>>;

/** Why a register gave no clear answer. */
export class RegisterFailure extends Error implements KeyRefusal {
  readonly refusesKey: boolean;

  constructor(details: string, { refusesKey = false } = {}) {
    super(details);
    this.refusesKey = refusesKey;
  }
}

/** Milliseconds: the buyer waits for it, and can type meanwhile. */
const TIME_LIMIT = 5000;

/** Sends a request to a register, and returns the text of its answer. */
export async function requestRegister(url: string, request: RequestInit = {}): Promise<string> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT) });
    if (!response.ok) {
      const refusesKey = response.status === 401 || response.status === 403;
      throw new RegisterFailure(`${new URL(url).host}: status ${response.status}`, { refusesKey });
    }
    return await response.text();
  } catch (error) {
    if (error instanceof RegisterFailure) throw error;
    throw new RegisterFailure(`${new URL(url).host}: ${error}`);
  }
}

/** Sends JSON to a register, and returns its JSON. */
export async function askRegister(url: string, payload: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return readJson(url, await requestRegister(url, { method: 'POST', headers, body: JSON.stringify(payload) }));
}

export function readJson(url: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RegisterFailure(`${new URL(url).host}: ${error}`);
  }
}

/** Asks one register after the other until one has the company. Throws only if none of them answers. */
export function firstOf(registers: readonly CompanyRegister[]): CompanyRegister {
  return {
    async find(country, numbers) {
      const failures: RegisterFailure[] = [];
      for (const register of registers) {
        const company = await register.find(country, numbers).catch((error) => {
          if (!(error instanceof RegisterFailure)) throw error;
          failures.push(error);
          return null;
        });
        if (company) return company;
      }
      if (failures.length === registers.length) throw new RegisterFailure(failures.map(String).join('; '));
      return null;
    },
  };
}

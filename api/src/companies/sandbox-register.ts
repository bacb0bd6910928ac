import type { CountryCode, FoundCompany } from '@odeta/contracts';
import { type CompanyRegister, type CompanyRegisters, RegisterFailure } from './register.ts';

type Seat = Omit<FoundCompany, 'company'>;

/** Invents a company for every number, without a network; a number that ends in 0 is unknown, and for one that ends in 9 it does not answer. */
const sandboxRegister = (seat: Seat): CompanyRegister => ({
  async find(_, { taxId }) {
    const digits = taxId.replace(/\D/g, '');
    if (digits.endsWith('9')) throw new RegisterFailure('the register for trying is out of order');
    if (digits.endsWith('0')) return null;
    return { company: `Demo ${digits.slice(0, 4)}`, ...seat };
  },
});

/** Countries with a public register. */
const seats: Partial<Record<CountryCode, Seat>> = {
  pl: { street: 'ul. Prosta 51', postCode: '00-838', city: 'Warszawa' },
  sk: { street: 'Mlynské nivy 44/a', postCode: '821 09', city: 'Bratislava' },
  hu: { street: 'Váci út 1', postCode: '1138', city: 'Budapest' },
  ro: { street: 'Calea Victoriei 155', postCode: '010073', city: 'București' },
};

export const sandboxRegisters: CompanyRegisters = Object.fromEntries(
  Object.entries(seats).map(([country, seat]) => [country, sandboxRegister(seat)]),
);

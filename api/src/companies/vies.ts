import type { CountryCode, FoundCompany } from '@odeta/contracts';
import * as v from 'valibot';
import { askRegister, type CompanyNumbers, type CompanyRegister, RegisterFailure } from './register.ts';

/** https://ec.europa.eu/taxation_customs/vies/ ("Technical information"): the REST service of the European Commission. */
const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number';

const AnswerSchema = v.object({
  valid: v.boolean(),
  name: v.optional(v.nullable(v.string()), ''),
  address: v.optional(v.nullable(v.string()), ''),
});

/** For companies that pay VAT. Some states disclose no names and addresses, which are then empty. */
export function viesRegister({ url = VIES_URL } = {}): CompanyRegister {
  return {
    async find(country, numbers) {
      const vatNumber = vatNumberOf(country, numbers);
      const read = v.safeParse(AnswerSchema, await askRegister(url, { countryCode: country.toUpperCase(), vatNumber }));
      // States that do not answer are reported by the service itself, without the member `valid`.
      if (!read.success) throw new RegisterFailure('VIES: the state does not answer');
      return read.output.valid ? companyOf(read.output) : null;
    },
  };
}

/** How many digits of the number are those of the company, where others follow. */
const ownDigits: Partial<Record<CountryCode, number>> = { hu: 8 };

/** The number without the prefix of the state. */
function vatNumberOf(country: CountryCode, { taxId, vatId }: CompanyNumbers): string {
  const digits = (vatId || taxId).replace(/\D/g, '');
  return digits.slice(0, ownDigits[country]);
}

/** What a state does not disclose. */
const HIDDEN = /^-+$/;

/** The last line with a post code has the town, the lines before it are the street. */
function companyOf({ name, address }: v.InferOutput<typeof AnswerSchema>): FoundCompany {
  const lines = (address ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !HIDDEN.test(line));
  const place = lines.findLastIndex((line) => PLACE.test(line));
  const [, postCode = '', city = ''] = PLACE.exec(lines[place] ?? '') ?? [];
  const street = lines.slice(0, Math.max(place, 0)).join(', ');
  return { company: HIDDEN.test(name ?? '') ? '' : (name ?? '').trim(), street, postCode, city: city.trim() };
}

const PLACE = /^(\d{2}-\d{3}|\d{3} ?\d{2}|\d{4})\s+(.+)$/;

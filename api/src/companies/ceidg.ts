import * as v from 'valibot';
import { type CompanyRegister, RegisterFailure, readJson, requestRegister } from './register.ts';

/** https://dane.biznes.gov.pl/ (API 3): the register of people in business in Poland; the key is the token of its owner. */
const CEIDG_URL = 'https://dane.biznes.gov.pl/api/ceidg/v3';
const TEST_URL = 'https://test-dane.biznes.gov.pl/api/ceidg/v3';

const text = v.optional(v.nullable(v.string()), '');
const AnswerSchema = v.object({
  firmy: v.array(
    v.object({
      nazwa: text,
      adresDzialalnosci: v.optional(v.object({ ulica: text, budynek: text, lokal: text, kod: text, miasto: text })),
    }),
  ),
});

interface CeidgKey {
  token: string;
  /** Whether the register's test environment is asked. */
  test?: boolean | undefined;
}

export function ceidgRegister({ token, test = false }: CeidgKey, url = test ? TEST_URL : CEIDG_URL): CompanyRegister {
  return {
    async find(_, { taxId }) {
      const address = `${url}/firmy?nip=${taxId.replace(/\D/g, '')}`;
      const answer = await requestRegister(address, { headers: { authorization: `Bearer ${token}` } });
      // Without a company the answer has no content.
      if (answer === '') return null;
      const read = v.safeParse(AnswerSchema, readJson(address, answer));
      if (!read.success) throw new RegisterFailure('CEIDG: an answer that cannot be read');
      const [company] = read.output.firmy;
      return company ? companyOf(company) : null;
    },
  };
}

function companyOf({ nazwa, adresDzialalnosci: seat }: v.InferOutput<typeof AnswerSchema>['firmy'][number]) {
  const house = [seat?.budynek, seat?.lokal].filter(Boolean).join('/');
  return {
    company: nazwa ?? '',
    street: [seat?.ulica, house].filter(Boolean).join(' '),
    postCode: seat?.kod ?? '',
    city: seat?.miasto ?? '',
  };
}

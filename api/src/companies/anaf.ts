import * as v from 'valibot';
import { askRegister, type CompanyRegister, RegisterFailure } from './register.ts';

/** https://static.anaf.ro/static/10/Anaf/Informatii_R/doc_WS_V9.txt: the service of the Romanian tax office. */
const ANAF_URL = 'https://webservicesp.anaf.ro/api/PlatitorTvaRest/v9/tva';

const text = v.optional(v.nullable(v.string()), '');
const AnswerSchema = v.object({
  found: v.array(
    v.object({
      date_generale: v.object({ denumire: text, codPostal: text }),
      adresa_sediu_social: v.optional(
        v.object({
          sdenumire_Strada: text,
          snumar_Strada: text,
          sdenumire_Localitate: text,
          scod_Postal: text,
        }),
      ),
    }),
  ),
});

/** For all Romanian companies. `today`: `2026-11-29`, for which day the office is asked. */
export function anafRegister(today: () => string, { url = ANAF_URL } = {}): CompanyRegister {
  return {
    async find(_, { taxId }) {
      const read = v.safeParse(
        AnswerSchema,
        await askRegister(url, [{ cui: Number(taxId.replace(/\D/g, '')), data: today() }]),
      );
      if (!read.success) throw new RegisterFailure('ANAF: an answer that cannot be read');
      const [company] = read.output.found;
      return company ? companyOf(company) : null;
    },
  };
}

type Found = v.InferOutput<typeof AnswerSchema>['found'][number];

function companyOf({ date_generale: general, adresa_sediu_social: seat }: Found) {
  return {
    company: general.denumire ?? '',
    street: [seat?.sdenumire_Strada, seat?.snumar_Strada].filter(Boolean).join(' '),
    postCode: seat?.scod_Postal || general.codPostal || '',
    city: seat?.sdenumire_Localitate ?? '',
  };
}

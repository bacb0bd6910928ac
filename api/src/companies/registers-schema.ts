import * as v from 'valibot';

/** The setting `COMPANY_REGISTERS`. */
export const RegistersSchema = v.pipe(
  v.optional(v.picklist(['off', 'sandbox', 'public'], 'must be off, sandbox or public')),
  v.description(
    'Looks companies up for invoices: in `public` registers (VIES, ANAF, and those of COMPANY_REGISTER_KEYS), or in a `sandbox` that invents them; by default `off`, in a demonstration `sandbox`',
  ),
);

export type RegistersConfig = NonNullable<v.InferOutput<typeof RegistersSchema>>;

const secret = v.pipe(v.string(), v.trim(), v.nonEmpty());
const test = v.optional(v.boolean());

/** Registers that answer only with a key of the shop's owner. */
export const RegisterKeysSchema = v.pipe(
  v.optional(
    v.pipe(
      v.string(),
      v.parseJson(undefined, 'must be JSON'),
      v.strictObject({
        regon: v.optional(v.strictObject({ key: secret, test })),
        ceidg: v.optional(v.strictObject({ token: secret, test })),
        nav: v.optional(
          v.strictObject({
            login: secret,
            password: secret,
            taxNumber: v.pipe(v.string(), v.regex(/^\d{8}$/, 'needs eight digits')),
            signKey: secret,
            test,
          }),
        ),
      }),
    ),
  ),
  v.description(
    'JSON with the keys of REGON and CEIDG (Poland) and NAV (Hungary): `{"regon":{"key"},"ceidg":{"token"},"nav":{"login","password","taxNumber","signKey"}}`; with `"test":true` their test environments are asked',
  ),
);

export type RegisterKeys = NonNullable<v.InferOutput<typeof RegisterKeysSchema>>;

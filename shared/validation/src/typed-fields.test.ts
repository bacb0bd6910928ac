import type { ValidationPatterns } from '@odeta/contracts';
import * as v from 'valibot';
import * as validation from './index.ts';
import { oneLine, severalLines } from './typed-text.ts';

const patterns: ValidationPatterns = {
  ...{ city: '', street: '', 'client-name': '', 'client-surname': '' },
  phone: { min: 9, max: 9, pattern: '' },
};
const rules = {
  ...{ country: 'ro', patterns, emailExceptions: '', phoneRequired: true, today: () => new Date(2026, 10, 21) },
  ...{ isPaymentHidden: false, isCodeNeeded: true, agreements: [] },
} as const;

/** What the schemas that take parameters are made with. */
const parametersOf: Record<string, readonly unknown[]> = {
  ...{
    changedEmailSchema: [''],
    contactSchema: [''],
    reviewSchema: [''],
    reviewWordsSchema: [''],
    stockNoticeSchema: [''],
  },
  ...{
    companySchema: ['ro'],
    withdrawalSchema: ['ro'],
    returnSchema: ['ro'],
    newAccountSchema: ['', rules.today],
  },
  ...{
    registrationSchema: [rules],
    customerSchema: [rules],
    orderSchema: [rules],
    profileSchema: [rules],
    registerSchema: [rules],
  },
  shippingAddressSchema: [rules],
};

/** Not typed, or secret: of a password every character counts, and the API cleans it as all input. */
const others = /(^|\.)(password|currentPassword|lineId)$/;

interface AnySchema {
  type: string;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  wrapped?: AnySchema;
  pipe?: readonly unknown[];
}

/** The texts of a schema with their paths. */
function textsOf(schema: AnySchema, path: string): [AnySchema, string][] {
  const parts: [AnySchema, string][] = Object.entries(schema.entries ?? {}).map(([name, entry]) => [
    entry,
    `${path}.${name}`,
  ]);
  if (schema.item) parts.push([schema.item, path]);
  if (parts.length > 0) return parts.flatMap(([part, name]) => textsOf(part, name));
  const isText = stepsOf(schema).some((step) => (step as AnySchema).type === 'string');
  return isText && !others.test(path) ? [[schema, path]] : [];
}

const isClean = (schema: AnySchema) => stepsOf(schema).some((step) => step === oneLine || step === severalLines);
const unclean = (schema: AnySchema, path: string) =>
  textsOf(schema, path).flatMap(([text, name]) => (isClean(text) ? [] : [name]));

/** Chosen, not typed; Romanian companies have no `vatId`, so that it is dropped. */
const choices = /\.(vatId|shipping|shippingPoint|payment|returnType|lines\.reason)$/;
const isEndless = (schema: AnySchema) => v.is(schema as unknown as v.GenericSchema, 'x'.repeat(3000));
const endless = (schema: AnySchema, path: string) =>
  textsOf(schema, path).flatMap(([text, name]) => (isEndless(text) && !choices.test(name) ? [name] : []));

/** The steps of nested pipes in their order, without what only makes a field optional. */
const stepsOf = ({ pipe, ...schema }: AnySchema): unknown[] => [
  ...(pipe
    ? pipe.flatMap((step) =>
        'pipe' in (step as AnySchema) || 'wrapped' in (step as AnySchema) ? stepsOf(step as AnySchema) : [step],
      )
    : [schema]),
  ...(schema.wrapped ? stepsOf(schema.wrapped) : []),
];

const schemas = Object.entries(validation).filter(([name]) => name.endsWith('Schema'));

const made = (name: string, make: unknown) =>
  (make as (...parameters: readonly unknown[]) => AnySchema)(...(parametersOf[name] ?? []));

test.each(schemas)('every typed field of %s begins with the rule for typed text', (name, make) => {
  expect(unclean(made(name, make), name)).toEqual([]);
});

test.each(schemas)('a text without end gets an error in every typed field of %s (H2, H19)', (name, make) => {
  expect(endless(made(name, make), name)).toEqual([]);
});

test('both tests find a field without the rule', () => {
  const schema = v.object({
    nick: v.pipe(v.string(), v.trim()),
    lines: v.array(v.object({ note: v.optional(v.string()) })),
  }) as unknown as AnySchema;
  expect(unclean(schema, 'form')).toEqual(['form.nick', 'form.lines.note']);
  expect(endless(schema, 'form')).toEqual(['form.nick', 'form.lines.note']);
});

import type { ValidationPatterns } from '@odeta/contracts';
import * as v from 'valibot';
import * as validation from './index.ts';
import { oneLine, severalLines } from './typed-text.ts';

const patterns: ValidationPatterns = {
  ...{ city: '', street: '', 'client-name': '', 'client-surname': '' },
  phone: { min: 9, max: 9, pattern: '' },
};
const rules = {
  ...{ country: 'ro', patterns, emailExceptions: '', phoneRequired: true, today: new Date(2026, 10, 21) },
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
    returnSchema: ['ro'],
    registrationSchema: [rules.today],
    newAccountSchema: ['', rules.today],
  },
  ...{ customerSchema: [rules], orderSchema: [rules], profileSchema: [rules], registerSchema: [rules] },
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

/** The paths of texts that do not begin with the rule for typed text. */
function unclean(schema: AnySchema, path: string): string[] {
  const steps = stepsOf(schema);
  const parts: [AnySchema, string][] = Object.entries(schema.entries ?? {}).map(([name, entry]) => [
    entry,
    `${path}.${name}`,
  ]);
  if (schema.item) parts.push([schema.item, path]);
  if (parts.length > 0) return parts.flatMap(([part, name]) => unclean(part, name));
  const isText = steps.some((step) => (step as AnySchema).type === 'string');
  return isText && !others.test(path) && !steps.some((step) => step === oneLine || step === severalLines) ? [path] : [];
}

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

test.each(schemas)('every typed field of %s begins with the rule for typed text', (name, make) => {
  const schema = (make as (...parameters: readonly unknown[]) => v.GenericSchema)(...(parametersOf[name] ?? []));
  expect(unclean(schema as unknown as AnySchema, name)).toEqual([]);
});

test('the test finds a field without the rule', () => {
  const schema = v.object({
    nick: v.pipe(v.string(), v.trim()),
    lines: v.array(v.object({ note: v.optional(v.string()) })),
  });
  expect(unclean(schema as unknown as AnySchema, 'form')).toEqual(['form.nick', 'form.lines.note']);
});

import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

export const agreementTypes = [
  'regulationsAgreement',
  'privacyAgreement',
  'newsletterAgreement',
  'smsAgreement',
] as const;
export const AgreementTypeSchema = v.picklist(agreementTypes);
export type AgreementType = v.InferOutput<typeof AgreementTypeSchema>;

/** L4, H21. A consent in the order form; none is ticked in advance. */
export const AgreementSchema = v.object({
  type: AgreementTypeSchema,
  value: v.boolean(),
  active: v.boolean(),
  required: v.boolean(),
  /** Sanitised HTML: a sentence with links to the full texts. */
  text: v.string(),
  /** Sanitised HTML: further information; may be empty. */
  subText: v.string(),
  /** Version of the text; stored with the order. */
  version: v.string(),
  /** The logged-in customer has already agreed to this version. */
  acceptedBefore: v.optional(v.boolean(), false),
});
export type Agreement = v.InferOutput<typeof AgreementSchema>;

export const CustomerAvailableAgreementsSchema = v.array(v.object({ type: AgreementTypeSchema, checked: v.boolean() }));

export const readAvailableAgreements = endpoint({
  method: 'GET',
  path: '/checkout/customer/available-agreements',
  summary: 'L4. Consents the customer may still give',
  body: v.object({ customerAvailableAgreements: CustomerAvailableAgreementsSchema }),
});

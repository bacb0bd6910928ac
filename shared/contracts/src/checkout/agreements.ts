import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

export const agreementTypes = [
  'regulationsAgreement',
  'privacyAgreement',
  'newsletterAgreement',
  'smsAgreement',
] as const;
export const AgreementTypeSchema = v.picklist(agreementTypes);
export type AgreementType = v.InferOutput<typeof AgreementTypeSchema>;

/** L4, H21. A consent that the order form asks for; none is ticked for the buyer. */
export const AgreementSchema = v.object({
  type: AgreementTypeSchema,
  value: v.boolean(),
  active: v.boolean(),
  required: v.boolean(),
  /** Sanitised html: a sentence with links to the texts it speaks of. */
  text: v.string(),
  /** Sanitised html: what the buyer should know beside it; may be empty. */
  subText: v.string(),
  /** Of the text agreed to; stored with the order. */
  version: v.string(),
  /** The customer, who is logged in, agreed to this very version before. */
  acceptedBefore: v.optional(v.boolean(), false),
});
export type Agreement = v.InferOutput<typeof AgreementSchema>;

export const CustomerAvailableAgreementsSchema = v.array(v.object({ type: AgreementTypeSchema, checked: v.boolean() }));

/** L4. */
export const readAvailableAgreements = endpoint({
  method: 'GET',
  path: '/checkout/customer/available-agreements',
  summary: 'L4. Consents the customer may still give',
  body: v.object({ customerAvailableAgreements: CustomerAvailableAgreementsSchema }),
});

import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Texts that are part of a contract or that a law demands in full. */
export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** A numbered part of a legal text. */
export const LegalPartSchema = v.object({
  /** Fragment (`#`) of links to this part. */
  key: v.string(),
  title: v.string(),
  /** HTML. */
  text: v.string(),
  /** Plain text; the first cell of a row names it. */
  table: v.optional(v.object({ heads: v.array(v.string()), rows: v.array(v.array(v.string())) })),
});
export type LegalPart = v.InferOutput<typeof LegalPartSchema>;

export const LegalTextSchema = v.object({
  title: v.string(),
  /** The day from which this version is valid, YYYY-MM-DD. */
  version: v.string(),
  parts: v.array(LegalPartSchema),
  /** Earlier versions with a file, the latest first. */
  earlier: v.array(v.string()),
});
export type LegalText = v.InferOutput<typeof LegalTextSchema>;

/** The version of a legal text that is valid in the country. */
export const readLegalText = endpoint({
  method: 'GET',
  path: '/base/legal/{document}',
  summary: 'A legal text of the country in full: terms of sale, privacy notice',
  params: v.object({ document: v.picklist(legalDocuments) }),
  body: LegalTextSchema,
});

/** The text as a dated PDF. */
export const legalFileUrl = (document: LegalDocument, version: string): string =>
  `/api/base/legal-files/${document}-${version}.pdf`;

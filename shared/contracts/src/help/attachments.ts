import * as v from 'valibot';

/** H16. What may be attached to a form. */
export interface AttachmentLimits {
  extensions: readonly string[];
  /** Bytes of a file. */
  maxSize: number;
  /** Files. */
  most: number;
}

/** H16. To a review: pictures alone, since they are encoded anew. */
export const photoRules: AttachmentLimits = {
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  maxSize: 4 * 1024 * 1024,
  most: 3,
};

/** H16. To a message and to a complaint: invoices and scans, too. They are stored as they are, and only ever downloaded. */
export const attachmentRules: AttachmentLimits = { ...photoRules, extensions: [...photoRules.extensions, 'pdf'] };

/** Of a request: a third more than the files, as base64 is, and room for the rest of the form. */
export const ATTACHMENT_BYTES = Math.ceil((attachmentRules.maxSize * attachmentRules.most * 4) / 3) + 64 * 1024;

/** H16. `data` is base64. */
export const AttachmentsSchema = v.array(v.object({ name: v.string(), data: v.string() }));
export type SentAttachments = v.InferOutput<typeof AttachmentsSchema>;

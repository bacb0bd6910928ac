import * as v from 'valibot';

/** H16. Limits of a form's attachments. */
export interface AttachmentLimits {
  extensions: readonly string[];
  /** Bytes per file. */
  maxSize: number;
  /** Maximum number of files. */
  most: number;
}

/** Bytes of a picture that the browser shrinks to the limit of the form. */
export const PICTURE_BYTES = 25 * 1024 * 1024;

/** H16. For reviews: only pictures, which are re-encoded. */
export const photoRules: AttachmentLimits = {
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  maxSize: 4 * 1024 * 1024,
  most: 3,
};

/** H16. For messages and complaints: invoices and scans, too. They are stored unchanged, and only offered as downloads. */
export const attachmentRules: AttachmentLimits = { ...photoRules, extensions: [...photoRules.extensions, 'pdf'] };

/** Maximum size of a request: base64 is a third larger than the files, and the rest of the form needs room. */
export const ATTACHMENT_BYTES = Math.ceil((attachmentRules.maxSize * attachmentRules.most * 4) / 3) + 64 * 1024;

/** H16. `data` is base64. */
export const AttachmentsSchema = v.array(v.object({ name: v.string(), data: v.string() }));
export type SentAttachments = v.InferOutput<typeof AttachmentsSchema>;

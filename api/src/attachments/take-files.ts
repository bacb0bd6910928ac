import { type AttachmentLimits, type CountryCode, pictureKind, type SentAttachments } from '@odeta/contracts';
import { drawPictures, isPhoto, type OpenPicture } from '@odeta/node/pictures';
import { attachment } from '@odeta/validation';
import * as v from 'valibot';
import type { Admission } from '../http/admission.ts';
import { ApiError } from '../http/api-error.ts';
import { textFor } from '../http/texts.ts';
import { fieldErrorsOf } from '../http/validation.ts';
import { type AttachedFile, isPdf } from './attached-file.ts';

/** Pixels of the longer side: enough to see a seam. */
const LONGEST_SIDE = 2000;
const QUALITY = 80;

interface Takes {
  rules: AttachmentLimits;
  country: CountryCode;
}

/** Files of a form whose pictures have not been decoded yet. */
export interface CheckedFiles {
  country: CountryCode;
  files: readonly AttachedFile[];
}

/** What can be checked without decoding. Refuses files that are too large, too many, or by their first bytes not of their declared type. */
export function checkFiles(files: SentAttachments, takes: Takes): CheckedFiles {
  const { rules, country } = takes;
  const tooMany = rules.extensions.includes('pdf') ? 'too-many-documents' : 'too-many-files';
  if (files.length > rules.most) refuse(textFor(country, tooMany, { count: rules.most }));
  return { country, files: files.map((file) => checkFile(file, takes)) };
}

function checkFile({ name, data }: SentAttachments[number], { rules, country }: Takes): AttachedFile {
  const checked = v.safeParse(attachment(rules), { name, size: Buffer.byteLength(data, 'base64') });
  if (!checked.success) {
    const [messages = []] = Object.values(fieldErrorsOf(country, checked.issues));
    refuse(messages[0] ?? '');
  }
  const content = Buffer.from(data, 'base64');
  if (/\.pdf$/i.test(name)) {
    if (!isPdf(content)) refuse(textFor(country, 'no-document'));
    return { name: `${nameOf(name) || 'dokument'}.pdf`, content };
  }
  if (!isPhoto(content)) refuse(noPicture(country, content));
  return { name: `${nameOf(name) || 'foto'}.jpg`, content };
}

/**
 * Pictures are decoded and encoded again, which removes metadata such as the location, and anything that a program could run. A PDF stays as
 * it is, and is only ever served as a download. Refuses pictures that cannot be decoded or have too many pixels; throws `QueueFull`.
 */
export function takeFiles(_: Admission, { files, country }: CheckedFiles): Promise<readonly AttachedFile[]> {
  if (files.every(({ content }) => isPdf(content))) return Promise.resolve(files);
  return drawPictures(async (open) => {
    const taken: AttachedFile[] = [];
    for (const { name, content } of files) {
      taken.push({ name, content: isPdf(content) ? content : await draw(open, content, country) });
    }
    return taken;
  });
}

async function draw(open: OpenPicture, bytes: Buffer, country: CountryCode): Promise<Buffer> {
  try {
    const picture = await open.photo(bytes);
    return await picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return refuse(textFor(country, 'no-picture'));
  }
}

/** What the file is instead, and what to do. */
function noPicture(country: CountryCode, content: Buffer): string {
  const kind = pictureKind(content);
  if (kind === null) return textFor(country, 'no-picture');
  return kind === 'HEIC' ? textFor(country, 'heic-picture') : textFor(country, 'other-picture', { kind });
}

/** The file name without characters that a mail program could interpret as an extension or a folder. */
const nameOf = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, MOST_NAME);
const MOST_NAME = 60;

function refuse(message: string): never {
  throw new ApiError('validation', { validation: { attachments: [message] } });
}

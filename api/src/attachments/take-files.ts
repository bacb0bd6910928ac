import type { AttachmentLimits, CountryCode, SentAttachments } from '@odeta/contracts';
import { attachment } from '@odeta/validation';
import sharp from 'sharp';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { textFor } from '../http/texts.ts';
import { fieldErrorsOf } from '../http/validation.ts';
import { type AttachedFile, isPdf } from './attached-file.ts';

/** Cameras make smaller pictures; one that declares more pixels than this is meant to exhaust the memory. */
const MOST_PIXELS = 60_000_000;
/** Pixels of the longer side: enough to see a seam. */
const LONGEST_SIDE = 2000;
const SECONDS = 10;
const QUALITY = 80;

interface Takes {
  rules: AttachmentLimits;
  country: CountryCode;
}

/**
 * Checks the files of a form. Pictures are decoded and encoded again, which removes metadata such as the location, and anything that a
 * program could run. A PDF stays as it is, and is only ever served as a download. Refuses files that are too large, too many or not of
 * their declared type.
 */
export async function takeFiles(files: SentAttachments, takes: Takes): Promise<AttachedFile[]> {
  const { rules, country } = takes;
  const tooMany = rules.extensions.includes('pdf') ? 'too-many-documents' : 'too-many-files';
  if (files.length > rules.most) refuse(textFor(country, tooMany, { count: rules.most }));
  const taken: AttachedFile[] = [];
  // One after another: each needs the memory of a whole picture.
  for (const file of files) taken.push(await takeFile(file, takes));
  return taken;
}

async function takeFile({ name, data }: SentAttachments[number], { rules, country }: Takes): Promise<AttachedFile> {
  const bytes = Buffer.from(data, 'base64');
  const checked = v.safeParse(attachment(rules), { name, size: bytes.length });
  if (!checked.success) {
    const [messages = []] = Object.values(fieldErrorsOf(country, checked.issues));
    refuse(messages[0] ?? '');
  }
  if (/\.pdf$/i.test(name)) {
    if (!isPdf(bytes)) refuse(textFor(country, 'no-document'));
    return { name: `${nameOf(name) || 'dokument'}.pdf`, content: bytes };
  }
  const content = isPicture(bytes) ? await draw(bytes) : null;
  if (content === null) refuse(textFor(country, 'no-picture'));
  return { name: `${nameOf(name) || 'foto'}.jpg`, content };
}

/** `null` when the picture cannot be decoded. */
async function draw(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}

/** JPEG, PNG or WebP by its first bytes, so that the decoders of other formats never run. */
function isPicture(bytes: Buffer) {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || (starts('52494646') && starts('57454250', RIFF_TYPE_AT));
}
const RIFF_TYPE_AT = 8;

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

import { attachmentRules, type CountryCode, type SentAttachments } from '@odeta/contracts';
import { attachment } from '@odeta/validation';
import sharp from 'sharp';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { textFor } from '../http/texts.ts';
import { fieldErrorsOf } from '../http/validation.ts';

export interface PictureFile {
  name: string;
  content: Buffer;
}

/** What a camera makes is smaller; a picture that claims more than this is made to fill the memory. */
const MOST_PIXELS = 60_000_000;
/** Pixels of the longer side: enough to see a seam. */
const LONGEST_SIDE = 2000;
const SECONDS = 10;
const QUALITY = 80;

/**
 * H16. The pictures of a form, each drawn and encoded anew, so that nothing of the file that was sent is kept but what is seen: no place
 * where it was taken, and nothing that a program could run. Refuses what is too large, too many or no picture.
 */
export async function encodeAnew(files: SentAttachments, country: CountryCode): Promise<PictureFile[]> {
  if (files.length > attachmentRules.most) refuse(textFor(country, 'too-many-files', { count: attachmentRules.most }));
  const pictures: PictureFile[] = [];
  // One after another: each needs the memory of a whole picture.
  for (const file of files) pictures.push(await encoded(file, country));
  return pictures;
}

async function encoded({ name, data }: SentAttachments[number], country: CountryCode): Promise<PictureFile> {
  const bytes = Buffer.from(data, 'base64');
  const rules = v.safeParse(attachment(attachmentRules), { name, size: bytes.length });
  if (!rules.success) {
    const [messages = []] = Object.values(fieldErrorsOf(country, rules.issues));
    refuse(messages[0] ?? '');
  }
  const content = isPicture(bytes) ? await draw(bytes) : null;
  if (content === null) refuse(textFor(country, 'no-picture'));
  return { name: nameOf(name), content };
}

/** `null` for what cannot be drawn. */
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

/** JPEG, PNG or WebP by its first bytes: the decoders of all other formats are never asked. */
function isPicture(bytes: Buffer) {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || (starts('52494646') && starts('57454250', RIFF_TYPE_AT));
}
const RIFF_TYPE_AT = 8;

/** What people called it, as a name that no mail program takes for anything else. */
const nameOf = (name: string) =>
  `${
    name
      .replace(/\.[^.]*$/, '')
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .slice(0, MOST_NAME) || 'foto'
  }.jpg`;
const MOST_NAME = 60;

function refuse(message: string): never {
  throw new ApiError('validation', { validation: { attachments: [message] } });
}

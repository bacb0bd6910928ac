import { type PictureKind, pictureKind } from '@odeta/contracts';
import { ruleMessage } from '@odeta/validation';
import { ApiError } from '../http/api-error.ts';

/** What editors may upload. HEIC needs HEVC, which the decoders of sharp lack. */
export const UPLOAD_KINDS: readonly PictureKind[] = ['JPEG', 'PNG', 'WebP', 'AVIF'];

/** In English, for programs; the application for staff has words for each rule. */
const texts = {
  'picture-empty': 'is empty',
  'picture-format': 'must be a JPEG, PNG, WebP or AVIF',
  'picture-heic': 'is a HEIC: export it as JPEG',
  'picture-kind': 'is of another kind: save it as JPEG or PNG',
  'picture-animated': 'is animated: save one frame of it',
  'picture-broken': 'cannot be read',
  'picture-small': 'has too few pixels',
  'picture-large': 'has too many pixels',
  'picture-narrow': 'is too long and narrow',
} as const;

export function refuse(rule: keyof typeof texts, parameters: Record<string, string | number> = {}): never {
  throw new ApiError('validation', {
    words: 'This picture cannot be used.',
    validation: { data: [texts[rule]] },
    rules: { data: ruleMessage(rule, parameters) },
  });
}

/** Refuses by the first bytes what is no picture that can be uploaded, and says what it is instead. */
export function requireKind(bytes: Buffer): void {
  if (bytes.length === 0) refuse('picture-empty');
  const kind = pictureKind(bytes);
  if (kind === null) refuse('picture-format');
  if (kind === 'HEIC') refuse('picture-heic');
  if (!UPLOAD_KINDS.includes(kind)) refuse('picture-kind', { kind });
  if (isAnimated(kind, bytes)) refuse('picture-animated');
}

/** A still picture would show only the first frame. */
function isAnimated(kind: PictureKind, bytes: Buffer): boolean {
  const at = (sign: string) => bytes.indexOf(sign, 0, 'latin1');
  if (kind === 'PNG') return at('acTL') > 0 && at('acTL') < at('IDAT');
  if (kind === 'AVIF') return at('avis') === MAIN_BRAND_AT;
  const isExtended = kind === 'WebP' && at('VP8X') === CHUNK_AT;
  return isExtended && ((bytes[FLAGS_AT] ?? 0) & ANIMATION) !== 0;
}
const MAIN_BRAND_AT = 8;
const CHUNK_AT = 12;
const FLAGS_AT = 20;
const ANIMATION = 0b10;

import * as v from 'valibot';
import { ruleMessage } from './rule-message.ts';
import { oneLine } from './typed-text.ts';

export interface AttachmentRules {
  /** Bytes. */
  maxSize: number;
  /** Without a dot, for example `jpg`. */
  extensions: readonly string[];
}

const MEGABYTE = 1024 * 1024;

/** H16. A file attached to a form. */
export const attachment = ({ maxSize, extensions }: AttachmentRules) =>
  v.pipe(
    v.object({ name: v.pipe(v.string(), oneLine), size: v.number() }),
    v.check(
      ({ name }) => extensions.includes(extensionOf(name)),
      ruleMessage('file-extension', { list: extensions.join(', ') }),
    ),
    v.check(({ size }) => size > 0, 'file-empty'),
    v.check(
      ({ size }) => size <= maxSize,
      ruleMessage('file-size', { max: Math.floor((maxSize / MEGABYTE) * 10) / 10 }),
    ),
  );

const extensionOf = (name: string) => (name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '');

import { FOCUS_STEP, uploadedIn } from '@odeta/contracts';
import * as v from 'valibot';
import { usePictures } from '../../pictures/picture.repository.ts';
import { PictureRefSchema } from '../../seed/schemas/texts.schema.ts';
import type { EntityKind, Fault } from '../entity-kind.ts';
import { LongTextSchema } from './value-schemas.ts';

const PercentSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(100),
  v.multipleOf(FOCUS_STEP, `must be a multiple of ${FOCUS_STEP}`),
);

/** The point that stays visible where the picture is cropped, in percent. */
export const FocusValueSchema = v.optional(v.nullable(v.strictObject({ x: PercentSchema, y: PercentSchema })));

/** `path` names a picture of the shop, or one that an employee has uploaded. */
export const PictureValueSchema = v.strictObject({
  path: PictureRefSchema,
  alt: v.pipe(LongTextSchema, v.trim(), v.nonEmpty('must not be empty')),
  focus: FocusValueSchema,
});

interface Named {
  /** Of the text with the name, in the value. */
  path: string;
  name: string;
  /** The alternative text beside it. */
  alt: unknown;
}

/** Uploaded pictures have to be there, also those of menus need an alternative text. */
export const checkPictures: NonNullable<EntityKind['check']> = async ({ trx, now }, writings) => {
  const named = writings.flatMap(({ after }, index) => uploadsIn(after, []).map((one) => ({ index, ...one })));
  if (named.length === 0) return [];
  const known = await usePictures(
    trx,
    named.map(({ name }) => name),
    now,
  );
  return named.flatMap(({ index, path, name, alt }): Fault[] => {
    const missing = { index, path, text: 'there is no such picture any more', rule: 'picture-gone' };
    const besides = path.replace(/[^.]+$/, 'alt');
    const silent = { index, path: besides, text: 'must not be empty', rule: 'non_empty' };
    return [...(known.has(name) ? [] : [missing]), ...(String(alt ?? '').trim() === '' ? [silent] : [])];
  });
};

function uploadsIn(value: unknown, path: readonly string[]): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const here = [...path, key];
    const uploaded = typeof one === 'string' && /^(path|cover|image)$/.test(key) ? uploadedIn(one) : null;
    if (!uploaded) return uploadsIn(one, here);
    return [{ path: here.join('.'), name: uploaded.name, alt: 'alt' in value ? value.alt : null }];
  });
}

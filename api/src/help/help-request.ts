import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { BotGuard, Shown } from '../bots/bot-guard.ts';
import { ApiError } from '../http/api-error.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { originOf } from '../http/origin.ts';
import { fieldErrorsOf } from '../http/validation.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export interface HelpDeps extends SettingsDeps {
  bots: BotGuard;
}

/** What a form of the help area sends besides its fields. */
export interface HelpRequest {
  country: CountryCode;
  /** One of its own when the caller sends none: such a request is never the same as another one. */
  key: string;
  /** M9. */
  proof: Shown;
  /** Address of the shop that the sender saw, for links in e-mails. */
  origin: string;
}

export async function helpRequestOf(
  { bots }: Pick<HelpDeps, 'bots'>,
  request: FastifyRequest,
  country: CountryCode,
): Promise<HelpRequest> {
  return {
    country,
    key: idempotencyKeyOf(request) ?? randomUUID(),
    proof: await bots.check(request),
    origin: originOf(request),
  };
}

/** The fields as the schema writes them. Refuses what it finds wrong, field by field. */
export function demandFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
  country: CountryCode,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields);
  if (!result.success) throw new ApiError('validation', { validation: fieldErrorsOf(country, result.issues) });
  return result.output;
}

/** What was stored with the key. Refuses a key that has come with something else before. */
export function demandSame<Row extends { requestDigest: Buffer }>(known: Row, digest: Buffer): Row {
  if (!known.requestDigest.equals(digest)) throw new ApiError('idempotency-mismatch', { message: 'form-changed' });
  return known;
}

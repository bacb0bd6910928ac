import * as v from 'valibot';

const LEAST_CHARACTERS = 32;

/** Further secrets, separated by blanks, whose signatures are accepted: `APP_SECRET_FORMER` of `edge` and `api`. */
export const FormerSecretsSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.everyItem((secret) => secret.length >= LEAST_CHARACTERS, 'needs at least 32 characters for each'),
  v.description(
    'Other keys whose signatures are still, or already, accepted, separated by blanks ([docs/security.md](docs/security.md#changing-the-secret))',
  ),
);

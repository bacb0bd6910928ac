import { type LegalDocument, legalDocuments } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database, Row } from '../../db/database.ts';
import { allEditions, type Edition } from '../../language/editions.ts';
import { KeySchema, TextSchema } from '../../seed/schemas/texts.schema.ts';
import { todayIn } from '../../settings/country-day.ts';
import { plainTextOf } from '../../settings/plain-text.ts';
import {
  countryOfEdition,
  entityKind,
  type Fault,
  pageOfKeys,
  type WriteContext,
  type Writing,
} from '../entity-kind.ts';
import { HtmlSchema, RealDateSchema } from './value-schemas.ts';

const CellsSchema = v.pipe(v.array(TextSchema), v.maxLength(12));

const LegalTextSchema = v.strictObject({
  /** The day from which it is valid, and its name in orders: a changed text needs a later one. */
  version: RealDateSchema,
  title: TextSchema,
  parts: v.pipe(
    v.array(
      v.strictObject({
        key: KeySchema,
        title: TextSchema,
        text: HtmlSchema,
        table: v.optional(v.strictObject({ heads: CellsSchema, rows: v.pipe(v.array(CellsSchema), v.maxLength(200)) })),
      }),
    ),
    v.nonEmpty('needs a part'),
    v.maxLength(60),
  ),
});
type LegalText = v.InferOutput<typeof LegalTextSchema>;

/** The consent whose version is that of the text. */
const agreementOf: Record<LegalDocument, string> = { terms: 'regulationsAgreement', privacy: 'privacyAgreement' };

const isDocument = (key: string): key is LegalDocument => legalDocuments.some((one) => one === key);

/** The terms and the privacy notice. Earlier versions stay, because orders refer to them. */
export const legalText = entityKind<LegalText>({
  name: 'legal-text',
  area: 'settings',
  keys: '`terms` or `privacy`',
  byLanguage: true,
  isWhole: true,
  schema: LegalTextSchema,
  read,
  list: async (_db, _country, page) => pageOfKeys([...legalDocuments], page),
  check,
  async write(context, writings) {
    for (const { country, key, after } of writings) {
      if (after && isDocument(key)) await writeVersion(context, country, key, after);
    }
  },
});

async function read(db: Kysely<Database>, country: Edition, keys: readonly string[]) {
  const found = new Map<string, LegalText>();
  for (const key of keys.filter(isDocument)) {
    const { rows } = await sql<Pick<Row<'legalText'>, 'version' | 'title' | 'parts'>>`
      select t.version, t.title, t.parts
      from legal_text t
      join agreement a on a.country = t.country and a.version = t.version and a.active and a.type = ${agreementOf[key]}
      where t.country = ${country} and t.document = ${key}
    `.execute(db);
    if (rows[0]) found.set(key, rows[0] as LegalText);
  }
  return found;
}

/** All languages of a country get a version together, with the same parts as before, later than the present one and not in the past. */
async function check(
  { trx, now, isRestored }: WriteContext,
  writings: readonly Writing<LegalText>[],
): Promise<Fault[]> {
  if (isRestored) return [];
  const { rows: known } = await sql<Pick<Row<'legalText'>, 'country' | 'document' | 'version'>>`
    select country, document, version from legal_text
  `.execute(trx);
  return writings.flatMap(({ country, key, before, after }, index) => {
    if (!before || !after || JSON.stringify(before) === JSON.stringify(after)) return [];
    const code = countryOfEdition(country);
    const own = allEditions.filter((one) => one.country === code).map(({ edition }) => edition);
    const isOfVersion = (one: Writing<LegalText>) => one.key === key && one.after?.version === after.version;
    const languages = writings.filter(isOfVersion).map((one) => one.country);
    const isKnown = known.some(
      (one) => one.country === country && one.document === key && one.version === after.version,
    );
    const rules: [boolean, string, string][] = [
      [after.version > before.version, 'version', `must be later than ${before.version}`],
      [after.version >= todayIn(code, now), 'version', 'has passed'],
      [!isKnown, 'version', 'was used before'],
      [keysOf(before) === keysOf(after), 'parts', 'must have the keys of the present version, in its order'],
      [own.every((one) => languages.includes(one)), '', `change all languages together: ${own.join(', ')}`],
    ];
    return rules.flatMap(([isMet, path, text]) => (isMet ? [] : [{ index, path, text }]));
  });
}

const keysOf = ({ parts }: LegalText) => parts.map((part) => part.key).join(' ');

async function writeVersion(
  { trx }: WriteContext,
  country: Edition,
  document: LegalDocument,
  { version, title, parts }: LegalText,
) {
  const type = agreementOf[document];
  await sql`
    insert into legal_text (country, document, version, title, parts)
    values (${country}, ${document}, ${version}, ${title}, ${JSON.stringify(parts)}::jsonb)
    on conflict (country, document, version) do nothing
  `.execute(trx);
  await sql`
    insert into agreement (country, type, version, html, required, active, position, note)
    select country, type, ${version}, html, required, false, position, note
    from agreement where country = ${country} and type = ${type} and active
    on conflict (country, type, version) do nothing
  `.execute(trx);
  await sql`
    update agreement set active = version = ${version} where country = ${country} and type = ${type}
  `.execute(trx);
  if (document !== 'terms' || country !== countryOfEdition(country)) return;
  // Releases before `legal_text` attach these to their e-mails while an update runs.
  const text = [title, ...parts.map((part) => `${part.title}\n${plainTextOf(part.text)}`)].join('\n\n');
  await sql`
    insert into terms (country, version, text) values (${country}, ${version}, ${text}) on conflict (country, version) do nothing
  `.execute(trx);
}

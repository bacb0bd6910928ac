import type { CountryCode, LegalDocument, LegalPart } from '@odeta/contracts';
import { type StoredOnDevice, storedOnDevices } from '@odeta/node/stored-on-devices';
import { countryOf, editionOf, inLanguage } from '../../language/editions.ts';
import { cleanHtml } from '../../settings/clean-html.ts';
import { legalFiles, privacyParts, type SeedPrivacy, type SeedTerms, termsParts } from '../schemas/legal.schema.ts';
import type { Seed } from '../schemas/schema.ts';
import { withFacts } from './help-facts.ts';
import { legalFactsOf } from './legal-facts.ts';

export interface SeededLegalText {
  country: CountryCode;
  document: LegalDocument;
  version: string;
  title: string;
  parts: LegalPart[];
}

/** The current legal texts of all countries, with the version of the consent that refers to them. */
export function legalTextsOf(seed: Seed): SeededLegalText[] {
  const { regulationsAgreement, privacyAgreement } = seed.agreements;
  const versions = { terms: regulationsAgreement.version, privacy: privacyAgreement.version };
  return legalFiles.map(({ document, country, language }, index) =>
    inLanguage(language, () => {
      const file = seed.legal[index];
      if (!file) throw new Error(`The ${document} of ${country} are missing`);
      const facts = legalFactsOf(seed, country);
      const parts = isPrivacy(file) ? privacyOf(file, country) : termsOf(file);
      return {
        ...{ country: editionOf(country) as CountryCode, document, version: versions[document], title: file.title },
        parts: parts.map(({ text, table, ...part }) => ({
          ...{ ...part, text: cleanHtml(withFacts(text, facts)) },
          ...(table && {
            table: { heads: table.heads, rows: table.rows.map((row) => row.map((cell) => withFacts(cell, facts))) },
          }),
        })),
      };
    }),
  );
}

const isPrivacy = (file: SeedTerms | SeedPrivacy): file is SeedPrivacy => 'controller' in file.parts;

const termsOf = ({ parts }: SeedTerms): LegalPart[] => termsParts.map((key) => ({ key, ...parts[key] }));

const privacyOf = ({ parts }: SeedPrivacy, country: CountryCode): LegalPart[] =>
  privacyParts.map((key) => {
    const { title, text } = parts[key];
    return { key, title, text, ...tableOf(key, parts, country) };
  });

function tableOf(
  key: (typeof privacyParts)[number],
  { purposes, devices }: SeedPrivacy['parts'],
  country: CountryCode,
) {
  if (key === 'purposes') return { table: { heads: purposes.heads, rows: purposes.rows } };
  if (key === 'devices') {
    return { table: { heads: devices.heads, rows: storedOnDevices.map((one) => deviceRow(one, devices, country)) } };
  }
  return {};
}

/** Name, purpose, period. */
function deviceRow(
  { names, purpose, time }: StoredOnDevice,
  { purposes, visit, kept }: SeedPrivacy['parts']['devices'],
  country: CountryCode,
) {
  const texts = { visit, kept };
  return [names.join(', '), purposes[purpose], typeof time === 'number' ? periodText(time, country) : texts[time]];
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Seconds in the largest unit that divides them: `180 dní`, `12 hodín`. */
function periodText(seconds: number, country: CountryCode) {
  const [unit, length] = units.find(([, length]) => seconds % length === 0) ?? ['second', 1];
  const format = new Intl.NumberFormat(countryOf(country).locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / length);
}

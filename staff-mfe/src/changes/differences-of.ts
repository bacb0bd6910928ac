import { countries } from '@odeta/contracts';
import { type Draft, draftOf, type Path, partAt, pathsOf } from '../contents/draft.ts';
import { countryOfEdition } from '../words/formats.ts';

interface Difference {
  path: Path;
  /** As people write it; `null`: there is none. */
  before: string | null;
  after: string | null;
}

/** The single fields in which two values of an edition differ. */
export function differencesOf(edition: string, before: object | null, after: object | null): Difference[] {
  const country = countryOfEdition(edition);
  const [former, next] = [before, after].map((value) => (value ? draftOf(country, value) : undefined));
  const written = (draft: Draft | undefined, path: Path) => {
    const part = partAt(draft, path);
    if (part?.is !== 'leaf' || part.text === '') return null;
    return part.type === 'amount' ? `${part.text} ${countries[country].currency}` : part.text;
  };
  return pathsOf([former ?? [], next ?? []].flat())
    .map((path) => ({ path, before: written(former, path), after: written(next, path) }))
    .filter((one) => one.before !== one.after);
}

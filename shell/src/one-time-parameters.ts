/** Parameters of links in e-mails that are worth something to whoever has them: they are for the call that uses them only. */
const oneTimeParameters = ['newsletter'];

/** The query without them, for everything that keeps addresses or passes them on. */
export function withoutOneTimeParameters(search: string): string {
  const query = new URLSearchParams(search);
  if (!oneTimeParameters.some((name) => query.has(name))) return search;
  for (const name of oneTimeParameters) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

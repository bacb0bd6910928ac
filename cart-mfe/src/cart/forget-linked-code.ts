import { codeParameters } from '@odeta/contracts';

/** Who took a link's code off, or used another one, must not get it back with a reload. */
export function forgetLinkedCode() {
  const { location, history } = globalThis;
  const query = new URLSearchParams(location.search);
  if (!codeParameters.some((name) => query.has(name))) return;
  for (const name of codeParameters) query.delete(name);
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}

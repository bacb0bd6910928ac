import { codeParameters } from '@odeta/contracts';

/** Removes a link's code from the address, so that a reload does not apply it again after the visitor removed or replaced it. */
export function forgetLinkedCode() {
  const { location, history } = globalThis;
  const query = new URLSearchParams(location.search);
  if (!codeParameters.some((name) => query.has(name))) return;
  for (const name of codeParameters) query.delete(name);
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}

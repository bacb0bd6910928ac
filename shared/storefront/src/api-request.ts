import type { Endpoint } from '@odeta/contracts';

/** R1. Prefix of all paths of the specification, on the country's host. */
export const API_BASE = '/api';

/** Distributes a caller's input as the endpoint declares it: to the path, the query or the body. */
export function requestOf(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: unknown,
): { method: string; url: string; body?: string } {
  const values = new Map<string, unknown>(Object.entries(input ?? {}));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    values.delete(name);
    return encodeURIComponent(String(value));
  });
  if (endpoint.method === 'POST') {
    return { method: 'POST', url: API_BASE + path, body: JSON.stringify(Object.fromEntries(values)) };
  }
  const query = new URLSearchParams();
  for (const [name, value] of values) if (value !== undefined) query.set(name, String(value));
  return { method: 'GET', url: API_BASE + path + (query.size > 0 ? `?${query}` : '') };
}

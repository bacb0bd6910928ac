import type { BrokenEdge } from './edge.ts';
import { type KnownVersion, nameOf } from './known-version.ts';

/** Texts that a unit shows of another one that this one no longer has, or whose placeholders the unit does not fill in. */
export function findTextEdges(user: KnownVersion, owner: KnownVersion): BrokenEdge[] {
  const says = owner.uses?.says;
  const used = Object.entries(user.uses?.texts[owner.unit] ?? {});
  if (!says) return [];
  return used.flatMap(([key, values]) => {
    const why = textProblem(key, values, says);
    return why === undefined ? [] : [{ ...between(user, owner), thing: `text ${key}`, why }];
  });
}

function textProblem(key: string, values: readonly string[], says: Readonly<Record<string, readonly string[]>>) {
  if (key.endsWith('*')) {
    const isThere = Object.keys(says).some((one) => one.startsWith(key.slice(0, -1)));
    return isThere ? undefined : 'it has no text that begins so';
  }
  const placeholders = says[key];
  if (!placeholders) return 'it does not have it';
  const open = values.includes('*') ? undefined : placeholders.find((name) => !values.includes(name));
  return open === undefined ? undefined : `nobody fills in {{${open}}}`;
}

/** Custom properties that a unit's styles use and the shell does not set. */
export function findTokenEdges(user: KnownVersion, shell: KnownVersion): BrokenEdge[] {
  const sets = shell.uses?.sets;
  if (!sets) return [];
  const isSet = (token: string) =>
    sets.some((one) => (one.endsWith('*') ? token.startsWith(one.slice(0, -1)) : one === token));
  const lost = (user.uses?.tokens ?? []).filter((token) => !isSet(token));
  return lost.map((token) => ({ ...between(user, shell), thing: `token ${token}`, why: 'no style sets it' }));
}

const between = (user: KnownVersion, owner: KnownVersion) => ({ user: nameOf(user), provider: nameOf(owner) });

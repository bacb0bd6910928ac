import type { Release } from '@odeta/contracts';
import { satisfies } from 'semver';

/** What a remote takes of shared modules, or a shell gives. */
export type Surface = Pick<Release, 'requires' | 'takes' | 'provides' | 'gives'>;

/** A shared module, or one of its names. */
export interface Missing {
  module: string;
  name?: string;
  why: string;
}

/** The export of a name: `text` of `text.spoken`. */
export const exportOf = (name: string): string => name.split('.')[0] ?? name;

/**
 * What a remote takes of shared modules that a shell does not give. Of a release that does not say it, because an earlier command or
 * another tool has built it, nothing is missing.
 */
export function findMissing({ requires = {}, takes = {} }: Surface, { provides = {}, gives }: Surface): Missing[] {
  const modules = [...new Set([...Object.keys(requires), ...Object.keys(takes)])];
  return modules.flatMap((module): Missing[] => {
    const [range = '*', version, given] = [requires[module], provides[module], gives?.[module]];
    if (gives && version === undefined && !given) return [{ module, why: 'the shell does not bring it' }];
    if (version !== undefined && !satisfies(version, range))
      return [{ module, why: `${range} does not take ${version}` }];
    if (!given || given.includes('*')) return [];
    const taken = new Set((takes[module] ?? []).map(exportOf));
    const missing = [...taken].filter((name) => name !== '*' && !given.includes(name));
    return missing.map((name) => ({ module, name, why: 'the shell does not have it' }));
  });
}

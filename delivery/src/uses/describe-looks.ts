import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Uses } from '@odeta/delivery/releases/uses';
import type { Unit } from '@odeta/workspace/workspace';
import type { CollectedUses } from './collected-uses.ts';

type Looks = Pick<Uses, 'texts' | 'says' | 'classes' | 'tokens' | 'sets'>;

/** The texts of other units that a build uses, and those that it has; the classes that it gives; the custom properties that it uses and sets. */
export function describeLooks(unit: Unit, collected: CollectedUses): Looks {
  const { used, set } = collected.tokens;
  return {
    texts: textsOfOthers(unit, collected),
    says: Object.fromEntries(collected.messages.flatMap((file) => textsIn(file, unit)).sort(byName)),
    classes: sorted(collected.classes.flatMap(classesIn)),
    tokens: sorted(used.filter((token) => !set.some((one) => covers(one, token)))),
    sets: sorted(set),
  };
}

/** A trailing `*` stands for a part that is only known at run time. */
const covers = (one: string, name: string) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name);

function textsOfOthers({ name }: Unit, { texts }: CollectedUses): Uses['texts'] {
  const byUnit: Uses['texts'] = {};
  for (const { unit, key, values } of texts.filter((text) => text.unit !== name)) {
    const ofUnit = byUnit[unit] ?? {};
    byUnit[unit] = ofUnit;
    const before = ofUnit[key];
    // Used in several places: a placeholder has to be passed in each of them.
    ofUnit[key] =
      before && !before.includes('*') ? before.filter((one) => values.includes(one) || values.includes('*')) : values;
  }
  return Object.fromEntries(Object.entries(byUnit).map(([unit, keys]) => [unit, sortedKeys(keys)]));
}

/** Texts of the unit's own namespace: those of a shared package are in a group with its name (`defineMessages`). */
function textsIn(file: string, { folder }: Unit): [key: string, placeholders: string[]][] {
  const source = path.dirname(path.dirname(file));
  const isOwn = source === path.join(folder, 'src');
  const [, shared] = /[\\/]shared[\\/]([^\\/]+)[\\/]src$/.exec(source) ?? [];
  if (!isOwn && !shared) return [];
  return keysIn(JSON.parse(readFileSync(file, 'utf8')), isOwn ? '' : `${shared}.`);
}

function keysIn(texts: Record<string, unknown>, group: string): [key: string, placeholders: string[]][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string[]][] => {
    if (typeof text === 'object' && text !== null) return keysIn(text as Record<string, unknown>, `${group}${name}.`);
    const placeholders = [...String(text).matchAll(/\{\{\s*([\w-]+)/g)].map(([, one = '']) => one);
    return [[`${group}${name.replace(PLURAL, '')}`, sorted(placeholders)]];
  });
}

/** `text.spoken` for the class `spoken` of `text.module.css`. */
function classesIn(file: string): string[] {
  const styles = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const list = path.basename(file, '.module.css');
  return [...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => `${list}.${name}`);
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

const sorted = (names: readonly string[]) => [...new Set(names)].sort();
const sortedKeys = <Value>(keys: Record<string, Value>) => Object.fromEntries(Object.entries(keys).sort(byName));
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

import type { Discovery } from '@odeta/contracts';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { findUnits } from '@odeta/workspace/workspace';
import { askedPrefixes } from '../build/unit-prefixes.ts';
import { asDefault } from '../publish/edits.ts';
import type { TeamKeys } from '../publish/keys.ts';
import { withFirstList } from '../publish/list-of-units.ts';
import { readEntry } from '../publish/publish.ts';
import { findProblems, findUnlisted } from '../publish/usable.ts';

/** Why a document with this version would not be written, whatever it fits: addresses that it may not use, or that nobody would get. */
export async function findRefusals(
  { store, team }: { store: ReadableStore; team: TeamKeys },
  before: Discovery,
  { unit, version }: { unit: string; version: string },
): Promise<string[]> {
  const entry = await readEntry(store, unit, version);
  if (!entry) return [];
  const listed = asDefault(before, unit, entry);
  const after = await withFirstList(store, listed, { team, asked: askedPrefixes(findUnits()) });
  // While a store is being filled, it is only complete after its last unit.
  const isFilled = (await findProblems(store, before)).length === 0;
  return isFilled ? findProblems(store, after, before) : findUnlisted(after);
}

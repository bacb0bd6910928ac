import { breakingData } from './breaking-data.ts';
import { breakingEdges } from './breaking-edges.ts';
import { breakingLooks } from './breaking-looks.ts';
import { breakingShared } from './breaking-shared.ts';
import type { Mutation } from './mutation.ts';

/** Changes that break what visitors have: each has to be found, with one line. */
export const breaking: readonly Mutation[] = [...breakingShared, ...breakingLooks, ...breakingData, ...breakingEdges];

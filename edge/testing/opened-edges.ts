import type { FastifyInstance } from 'fastify';

/** Edges that a test has opened: `close-edges.ts` closes them after it. */
export const openedEdges: FastifyInstance[] = [];

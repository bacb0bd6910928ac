import type { FastifyInstance } from 'fastify';

/** The edges that a test has opened; `close-edges.ts` closes them after the test. */
export const openedEdges: FastifyInstance[] = [];

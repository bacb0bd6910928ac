import { openedEdges } from './opened-edges.ts';

/** Closes the edges with their render workers, which would otherwise run on during the next test and after the last one. */
afterEach(() => Promise.all(openedEdges.splice(0).map((app) => app.close())));

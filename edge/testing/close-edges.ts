import { openedEdges } from './opened-edges.ts';

/** With their render workers, which would go on while the next test runs and after the last one. */
afterEach(() => Promise.all(openedEdges.splice(0).map((app) => app.close())));

import process from 'node:process';
import { openMeilisearchSimulator } from './meilisearch-simulator.ts';

/** The simulator as a process of its own, for a game day: `node search-server.ts <port> <key>`. */
const [port, key = ''] = process.argv.slice(2);
await openMeilisearchSimulator(key, Number(port));

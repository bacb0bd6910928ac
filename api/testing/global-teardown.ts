import { once } from 'node:events';

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default async function stopPostgres(): Promise<void> {
  const child = globalThis.testPostgres;
  if (!child) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

import { rmSync } from 'node:fs';

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default async function stopPostgres(): Promise<void> {
  const started = globalThis.testPostgres;
  if (!started) return;
  await started.server.stop();
  rmSync(started.dataDir, { recursive: true, force: true });
}

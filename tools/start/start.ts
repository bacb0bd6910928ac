import process from 'node:process';
import { readAppSecret } from '@odeta/api/app-secret';
import { demoStaffKey } from '@odeta/api/demo-staff';
import { productionProblems } from '@odeta/api/production';
import { buildAppSimulator } from '@odeta/sandbox-app/app-simulator';
import { ensureWritable } from '@odeta/workspace/data-folder';
import { StartFailure } from '@odeta/workspace/failure';
import { ensurePortIsFree } from '../processes/ports.ts';
import { createStarted, whenStopped } from '../processes/stop.ts';
import { announce } from '../shop/addresses.ts';
import { readEnvironment } from '../shop/environment.ts';
import { startShop } from '../shop/shop.ts';
import { buildStaffApp } from '../staff-app/build-staff-app.ts';
import { listForStart } from './list-for-start.ts';
import { uploadExample } from './upload-example.ts';

/** `npm start`: the whole shop in one process with its database; a demonstration, unless NODE_ENV is set. */
export async function run() {
  if (process.env.NODE_ENV === undefined) Object.assign(process.env, { NODE_ENV: 'production', DEMO: '1' });
  const config = readEnvironment(process.env);
  const [problem] = productionProblems(config);
  if (problem) throw new StartFailure(`${problem} For a demonstration shop set DEMO=1.`);
  ensureWritable(config.DATA_DIR);
  await ensurePortIsFree(config.PORT, config.HOST);
  const keys = await listForStart(config, process.env);
  const staffApp = config.STAFF_DIR ?? (await buildStaffApp(config.DATA_DIR));
  console.log(config.DATABASE_URL ? 'Opening the database …' : 'Starting PostgreSQL …');
  const started = createStarted();
  whenStopped(started.stop);
  const simulator =
    config.DEMO && !config.APP_SIMULATOR_DIR ? buildAppSimulator(config.DATA_DIR) : config.APP_SIMULATOR_DIR;
  const folders = { APP_SIMULATOR_DIR: simulator, STAFF_DIR: staffApp };
  await started.keep(() => startShop({ ...config, ...keys, ...folders }));
  // With API_URL another API has the employees, whose secret may be another one.
  const key = config.DEMO && !config.API_URL ? demoStaffKey(config.APP_SECRET ?? readAppSecret(config.DATA_DIR)) : null;
  announce(config.PORT, config.TLS_CERT ? 'https' : 'http', key);
  if (!key || config.TLS_CERT) return;
  // The shop is open already, and nothing depends on it.
  const example = { address: `http://127.0.0.1:${config.PORT}`, key, mediaDir: config.MEDIA_DIR };
  void uploadExample(example).catch((error: Error) =>
    console.warn(`No example of an uploaded picture: ${error.message}`),
  );
}

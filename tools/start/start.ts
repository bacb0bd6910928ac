import process from 'node:process';
import { productionProblems } from '@odeta/api/production';
import { buildAppSimulator } from '@odeta/sandbox-app/app-simulator';
import { ensureWritable } from '@odeta/workspace/data-folder';
import { StartFailure } from '@odeta/workspace/failure';
import { ensurePortIsFree } from '../processes/ports.ts';
import { createStarted, whenStopped } from '../processes/stop.ts';
import { announce } from '../shop/addresses.ts';
import { readEnvironment } from '../shop/environment.ts';
import { startShop } from '../shop/shop.ts';
import { listForStart } from './list-for-start.ts';

/** `npm start`: the whole shop in one process with its database; a demonstration, unless NODE_ENV is set. */
export async function run() {
  if (process.env.NODE_ENV === undefined) Object.assign(process.env, { NODE_ENV: 'production', DEMO: '1' });
  const config = readEnvironment(process.env);
  const [problem] = productionProblems(config);
  if (problem) throw new StartFailure(`${problem} For a demonstration shop set DEMO=1.`);
  ensureWritable(config.DATA_DIR);
  await ensurePortIsFree(config.PORT, config.HOST);
  const keys = await listForStart(config, process.env);
  console.log(config.DATABASE_URL ? 'Opening the database …' : 'Starting PostgreSQL …');
  const started = createStarted();
  whenStopped(started.stop);
  const simulator =
    config.DEMO && !config.APP_SIMULATOR_DIR ? buildAppSimulator(config.DATA_DIR) : config.APP_SIMULATOR_DIR;
  await started.keep(() => startShop({ ...config, ...keys, APP_SIMULATOR_DIR: simulator }));
  announce(config.PORT, config.TLS_CERT ? 'https' : 'http');
}

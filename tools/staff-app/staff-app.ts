import process from 'node:process';
import { dataFolder } from '@odeta/workspace/workspace';
import { buildStaffApp } from './build-staff-app.ts';

/** `node tools/commands.ts staff-app [folder]`: builds the application for staff, as the image does. */
export async function run([folder = dataFolder(process.env)]: string[]) {
  console.log(`The application for staff is in ${await buildStaffApp(folder)}`);
}

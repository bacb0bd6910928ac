import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { test as journeys } from './fixtures.ts';

const workspace = path.resolve(import.meta.dirname, '..');

type Role = 'service' | 'editor' | 'merchandiser' | 'owner';

/** The application for staff is for employees: the privacy notice of the shop does not list what it stores. */
export const test = journeys.extend({ stored: ({ page: _ }, use) => use(undefined) });
export { expect };

/** Somebody who works for the shop, added by the command that a person types. */
export class Employee {
  readonly page: Page;
  readonly key: string;
  readonly name: string;

  private constructor(page: Page, name: string, key: string) {
    this.page = page;
    this.name = name;
    this.key = key;
  }

  static async add(page: Page, role: Role): Promise<Employee> {
    const name = `${role} ${randomUUID().slice(0, 8)}`;
    const printed = await runStaff('add', name, '--role', role);
    return new Employee(page, name, /odeta-staff-[\w-]+/.exec(printed)?.[0] ?? 'no key');
  }

  /** A new key, which ends all log-ins. */
  async renew(): Promise<string> {
    return /odeta-staff-[\w-]+/.exec(await runStaff('renew', this.name))?.[0] ?? 'no key';
  }

  address(path = '/') {
    return `http://staff.localhost:${process.env.SHOP_PORT}${path}`;
  }

  async open(path = '/') {
    await this.page.goto(this.address(path));
    await this.page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  }

  /** A call of whoever is logged in, as from another window. */
  post(path: string, payload: object = {}) {
    return this.page.evaluate(
      async ([address, body]) => {
        const { session } = (await (await fetch('/api/staff/session')).json()).body;
        const headers = { 'content-type': 'application/json', 'x-csrf-token': session.csrf };
        const answer = await fetch(`/api/staff${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return { status: answer.status, body: (await answer.json()).body };
      },
      [path, payload] as const,
    );
  }

  async logIn(key = this.key) {
    await this.page.getByLabel('Personal key').fill(key);
    await this.page.getByRole('button', { name: 'Log in', exact: true }).click();
  }
}

async function runStaff(...command: string[]): Promise<string> {
  const environment = { ...process.env, DATA_DIR: process.env.SHOP_DATA_DIR };
  const program = [path.join(workspace, 'tools/commands.ts'), 'staff', ...command];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: workspace, env: environment });
  return stdout;
}

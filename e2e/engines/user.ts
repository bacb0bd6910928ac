import process from 'node:process';
import { expect } from '@playwright/test';
import type { Engine, Key } from './engine.ts';
import { findPlace, type Place, type Role, selectors } from './find-place.ts';

type Name = string | RegExp;

/** A visitor in Slovakia with mouse and keyboard. */
export class User {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async open(path: string) {
    await this.engine.open(`http://sk.localhost:${process.env.SHOP_PORT}${path}`);
    await expect
      .poll(() => this.engine.run(() => document.documentElement.dataset.ready), { message: 'the page answers' })
      .toBe('true');
  }

  async click(role: Role, name: Name) {
    await this.engine.click(await this.waitForPlace(role, name));
  }

  async fill(label: Name, text: string) {
    await this.click('textbox', label);
    await this.engine.type(text);
  }

  async press(key: Key) {
    await this.engine.press(key);
  }

  /** Waits for the page with that heading. */
  async see(title: Name) {
    await this.waitForPlace('heading', title);
  }

  async seeText(text: string) {
    await expect.poll(() => this.engine.run(() => document.querySelector('main')?.textContent)).toContain(text);
  }

  /** Waits until nothing in the page is busy. */
  async seeTotal() {
    await expect.poll(() => this.engine.run(() => document.querySelectorAll('main [aria-busy=true]').length)).toBe(0);
  }

  /** Log entries that the page's scripts have sent to the server, such as a hydration mismatch. */
  reports() {
    return this.engine.run(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('/base/ssr-logger')),
    );
  }

  /** Waits until the control is found twice at the same position: a click would miss one that is still moving. */
  private async waitForPlace(role: Role, name: Name): Promise<Place> {
    const seen: (Place | null)[] = [];
    const isAtRest = async () => {
      // Scripts cannot run while a new document loads.
      seen.unshift(await this.engine.run(findPlace, selectors[role], new RegExp(name).source).catch(() => null));
      const [now, before] = seen;
      return now?.x === before?.x && now?.y === before?.y && Boolean(now);
    };
    await expect.poll(isAtRest, { message: `${role} ${name}`, intervals: [100] }).toBe(true);
    return seen[0] as Place;
  }
}

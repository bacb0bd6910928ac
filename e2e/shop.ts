import process from 'node:process';
import type { Page, Response } from '@playwright/test';

export type Country = 'pl' | 'sk' | 'hu' | 'ro' | 'ua';

/** The shop as its visitor knows it: addresses and pages. */
export class Shop {
  readonly page: Page;
  readonly port: number;
  /** Network address that requests come from, as a proxy would name it. */
  readonly clientAddress: string | undefined;

  constructor(page: Page, port = Number(process.env.SHOP_PORT), clientAddress?: string) {
    this.page = page;
    this.port = port;
    this.clientAddress = clientAddress;
  }

  /** One column: what differs there is looked at there. */
  get isPhone() {
    return (this.page.viewportSize()?.width ?? 0) < 720;
  }

  address(country: Country, path = '/') {
    return `http://${country}.localhost:${this.port}${path}`;
  }

  /** Opens a page and waits until it answers to its visitor. */
  async open(country: Country, path = '/'): Promise<Response | null> {
    const response = await this.page.goto(this.address(country, path));
    await this.whenReady();
    return response;
  }

  /** React starts when the page is idle; a test that presses at once would press the early page. */
  async whenReady() {
    await this.page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  }

  /** Remembers the document, to tell later whether it was loaded anew. */
  async mark() {
    await this.page.evaluate(() => {
      Object.assign(window, { marked: true });
    });
  }

  isMarked() {
    return this.page.evaluate(() => 'marked' in window);
  }
}

import process from 'node:process';
import type { Page, Response } from '@playwright/test';

export type Country = 'pl' | 'sk' | 'hu' | 'ro' | 'ua';

export class Shop {
  readonly page: Page;
  readonly port: number;
  /** The client address of requests, as a proxy would send it. */
  readonly clientAddress: string | undefined;

  constructor(page: Page, port = Number(process.env.SHOP_PORT), clientAddress?: string) {
    this.page = page;
    this.port = port;
    this.clientAddress = clientAddress;
  }

  /** Pages have one column, with differences that tests check. */
  get isPhone() {
    return (this.page.viewportSize()?.width ?? 0) < 720;
  }

  address(country: Country, path = '/') {
    return `http://${country}.localhost:${this.port}${path}`;
  }

  /** Opens a page and waits until it is interactive. */
  async open(country: Country, path = '/'): Promise<Response | null> {
    const response = await this.page.goto(this.address(country, path));
    await this.whenReady();
    return response;
  }

  /**
   * React starts when the page is idle; an earlier press would be recorded and repeated. What is below the first view is laid out after that,
   * until when heights are estimates.
   */
  async whenReady() {
    await this.page.waitForFunction(() => {
      const { ready, layingOut } = document.documentElement.dataset;
      return ready === 'true' && layingOut === undefined;
    });
  }

  /** Marks the document, to detect later whether it was reloaded. */
  async mark() {
    await this.page.evaluate(() => {
      Object.assign(window, { marked: true });
    });
  }

  isMarked() {
    return this.page.evaluate(() => 'marked' in window);
  }
}

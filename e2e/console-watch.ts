import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** Everything a page complains about: its console, its errors, its policy, and what it reports to the server's log. */
export class ConsoleWatch {
  readonly complaints: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => this.hear(message));
    page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`));
    page.on('request', (request) => this.readLog(request));
  }

  /** This complaint is what the test is about. */
  expect(complaint: RegExp) {
    this.expected.push(complaint);
  }

  get unexpected() {
    return this.complaints.filter((complaint) => !this.expected.some((pattern) => pattern.test(complaint)));
  }

  private hear(message: ConsoleMessage) {
    // A map that is drawn without a graphics card: the driver speaks of itself.
    if (/GL Driver Message|software WebGL/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      this.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  }

  /** A mismatch between server and browser is reported here. */
  private readLog(request: Request) {
    if (!request.url().endsWith('/base/ssr-logger')) return;
    this.complaints.push(`log on ${request.frame().url()}: ${request.postData()}`);
  }
}

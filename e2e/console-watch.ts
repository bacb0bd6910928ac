import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** An overloaded API answers reads of the catalogue and the wishlist with 503. That is no fault of the page. */
const OVERLOAD = /status of 503 .*\/api\/(catalog|wishlist)\/|\/(catalog|wishlist)\/\S*: busy/;
/** An overloaded edge answers with a page that loads itself again; a journey that needs the page fails without it. */
const PAGE_AGAIN = /status of 503 .*\(https?:\/\/[^/]+\/(?!api\/)[^.)]*\)/;

/** Everything that a page complains about: its console, its errors, its content security policy, and its log entries on the server. */
export class ConsoleWatch {
  readonly complaints: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => this.hear(message));
    page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`));
    page.on('request', (request) => this.readLog(request));
  }

  expect(complaint: RegExp) {
    this.expected.push(complaint);
  }

  get unexpected() {
    const known = [OVERLOAD, PAGE_AGAIN, ...this.expected];
    return this.complaints.filter((complaint) => !known.some((pattern) => pattern.test(complaint)));
  }

  private hear(message: ConsoleMessage) {
    // Graphics drivers complain when a map is drawn without a graphics card.
    if (/GL Driver Message|software WebGL/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      this.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  }

  /** A hydration mismatch is reported to the log. */
  private readLog(request: Request) {
    if (!request.url().endsWith('/base/ssr-logger')) return;
    this.complaints.push(`log on ${request.frame().url()}: ${request.postData()}`);
  }
}

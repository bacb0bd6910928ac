import { Secret, TOTP } from 'otpauth';
import type { StaffBrowser } from './staff-browser.ts';

const PERIOD_MS = 30_000;

/** An app on a phone that shows codes. */
export class AuthenticatorApp {
  private readonly totp: TOTP;

  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** Of the present time step, or of one before or after it. */
  code(steps = 0): string {
    return this.totp.generate({ timestamp: Date.now() + steps * PERIOD_MS });
  }

  /** Adds it for whoever has just logged in; its first code is that of the time step before. */
  static async add(browser: StaffBrowser): Promise<AuthenticatorApp> {
    const { body } = await browser.post<{ secret: string }>('/totp/prepare');
    const app = new AuthenticatorApp(body.secret);
    await browser.post('/totp/add', { code: app.code(-1) });
    return app;
  }
}

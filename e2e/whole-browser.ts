import process from 'node:process';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/**
 * A full Chromium, for features that its headless shell lacks. Launched by a test instead of a worker fixture: other fixtures would start
 * other Playwright workers, each with a browser of its own.
 */
export const launchWholeBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'], ...options });

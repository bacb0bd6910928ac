import process from 'node:process';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/**
 * A whole Chromium, for what its headless shell does not have. Launched by a test and not by a fixture of workers: for other fixtures
 * Playwright starts other workers, each with a browser of its own.
 */
export const launchWholeBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'], ...options });

import process from 'node:process';
import { launch } from 'chrome-launcher';

/** A browser for Lighthouse that accepts the certificate of the run. */
export async function openBrowserForPages() {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--ignore-certificate-errors',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  return { port: chrome.port, stop: () => void chrome.kill() };
}

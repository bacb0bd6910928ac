import process from 'node:process';
import puppeteer from 'puppeteer-core';
import { type LaunchEngine, VIEWPORT } from './engine.ts';

/** Firefox without a window, by WebDriver BiDi, which needs no separate driver. */
export const launchFirefox: LaunchEngine = async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX,
    defaultViewport: VIEWPORT,
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));

  return {
    open: async (address) => void (await page.goto(address)),
    async run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) {
      return (await page.evaluate(`(${script})(...${JSON.stringify(args)})`)) as Result;
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    takePicture: async () => Buffer.from(await page.screenshot()),
    takeComplaints: async () => complaints,
    close: () => browser.close(),
  };
};

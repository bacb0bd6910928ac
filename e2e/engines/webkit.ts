import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { type LaunchEngine, VIEWPORT } from './engine.ts';
import { takeComplaints } from './take-complaints.ts';

const capabilities = new Capabilities({ browserName: 'MiniBrowser' });

const keys = { Enter: Key.ENTER, Tab: Key.TAB };

/** WebKit in WebKitGTK's test browser, by classic WebDriver, on a virtual screen. */
export const launchWebKit: LaunchEngine = async ({ start }) => {
  const { WEBKIT_DRIVER = '', WEBKIT_DRIVER_PORT, XVFB = '' } = process.env;
  const address = `http://127.0.0.1:${WEBKIT_DRIVER_PORT}`;
  const screen = start(XVFB, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = await screen.waitForLine(/^(\d+)$/);
  const options = [`--port=${WEBKIT_DRIVER_PORT}`, '--host=127.0.0.1'];
  start(WEBKIT_DRIVER, options, { DISPLAY: `:${display}` });
  await waitForDriver(address);
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...VIEWPORT });
  const complaints: string[] = [];
  // Classic WebDriver has no events, and in its private session the browser does not write the console to its output, either.
  const listen = async () => void complaints.push(...(await driver.executeScript<string[]>(takeComplaints)));

  return {
    async open(url) {
      await driver.get(url);
      await listen();
    },
    async run(script, ...values) {
      await listen();
      return driver.executeScript(script, ...values);
    },
    click: ({ x, y }) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async takeComplaints() {
      await listen();
      return complaints;
    },
    close: () => driver.quit(),
  };
};

async function waitForDriver(address: string) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

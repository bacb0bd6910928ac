import { writeLog } from '@odeta/contracts';
import { createSimulatedApp } from '@odeta/testing/simulated-app';
import { openAppPage } from './open-app-page.ts';

/** A page in a current app that has completed the handshake, with the page's answers to it. */
export async function openAnsweringPage(options: Parameters<typeof openAppPage>[0] = {}) {
  const acks: Record<string, unknown>[] = [];
  const app = createSimulatedApp({
    ...{ platform: 'ios', version: '3.4' },
    onMessage: ({ type, text }) => type === 'ack' && acks.push(JSON.parse(text).payload),
  });
  const opened = openAppPage({ app, ...options });
  await jest.advanceTimersByTimeAsync(50);
  const page = opened.page as typeof opened.page & { odetaShop: { receive(text: unknown): void } };

  return {
    ...opened,
    page,
    app,
    acks,
    async say(type: string, payload: unknown) {
      const id = app.send(type, payload);
      await jest.advanceTimersByTimeAsync(50);
      return acks.find(({ of }) => of === id);
    },
    logLines: () => opened.storefront.sent.filter(({ path }) => path === writeLog.path).length,
  };
}

import { createCircuits } from '@odeta/node/circuits';
import { noMetrics } from '@odeta/node/no-metrics';
import { PushFailure } from './push-failure.ts';
import { createPush } from './push-sender.ts';

const device = { endpoint: 'app:ios:token', p256dh: null, auth: null };
const content = { title: 'Hello', body: '', url: '/', tag: 't' };

async function sendOften(failure: PushFailure) {
  const circuits = createCircuits({ metrics: noMetrics, service: 'api', onOpen: () => {}, onClose: () => {} });
  const asked = { times: 0 };
  const apps = {
    send() {
      asked.times += 1;
      return Promise.reject(failure);
    },
  };
  const push = createPush({ APP_SECRET: 's'.repeat(40) }, { apps, circuits });
  const failures: unknown[] = [];
  for (let times = 0; times < 9; times += 1)
    failures.push(await push.send(device, content, 'topic').catch((error: unknown) => error));
  circuits.close();
  return { asked: asked.times, failures };
}

test('a gateway for apps that fails is not asked any more, and its notifications are tried again later', async () => {
  const { asked, failures } = await sendOften(new PushFailure(0));

  expect(asked).toBe(5);
  for (const failure of failures) expect(failure).toMatchObject({ isFinal: false });
});

test('a gateway that refuses notifications is asked for each of them', async () => {
  expect((await sendOften(new PushFailure(400))).asked).toBe(9);
});

import { openMetrics } from './metrics-server.ts';

test('metrics are at a port of their own, with memory, processor and event loop of the process', async () => {
  const server = await openMetrics({ METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' });
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };

  const { text } = await read('/metrics');
  const other = await read('/');
  await server.close();

  for (const name of ['process_memory_usage_bytes', 'process_cpu_time_seconds_total', 'nodejs_eventloop_delay_seconds'])
    expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? [\\d.e+-]+$`, 'm'));
  expect(other.status).toBe(404);
});

test('without a port nothing is measured', async () => {
  const { metrics, port } = await openMetrics({ METRICS_PORT: null, METRICS_HOST: '127.0.0.1' });

  expect([metrics.isOn, port]).toEqual([false, null]);
});

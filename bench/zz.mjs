import autocannon from 'autocannon';

const [port, path, seconds] = process.argv.slice(2);
const r = await autocannon({
  url: `http://127.0.0.1:${port}${path}`,
  headers: { host: `sk.localhost:${port}`, accept: 'text/html' },
  connections: 10,
  duration: Number(seconds),
});
console.log(
  path,
  r.requests.average,
  'p50',
  r.latency.p50,
  'p99',
  r.latency.p99,
  'non2xx',
  r.non2xx,
  'errors',
  r.errors,
);

import { createServer } from 'node:http';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** A process in place of `api`: it answers every request with its path, as slowly as a database. */
const WORK = 5;

createServer(async (request, response) => {
  const body = await text(request);
  await pause(WORK);
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ path: request.url, body }));
}).listen(Number(process.env.PORT), process.env.HOST);

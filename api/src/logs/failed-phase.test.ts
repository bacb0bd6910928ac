import { failedPhase } from './failed-phase.ts';

const ENTRY = '/releases/cart/1/browser/remote-entry.js';
const FILES = 'http://sk.localhost/releases/cart/1/browser/static';

test.each([
  [`Remote cart of ${ENTRY}: Error: ${ENTRY} could not be loaded`, 'entry'],
  [`Remote cart of ${ENTRY}: Error: ${ENTRY}?retry=1 answered with 404`, 'entry'],
  [`Remote cart of ${ENTRY}: Error: ${FILES}/messages_sk-json.1a.js could not be loaded`, 'texts'],
  [`Remote cart of ${ENTRY}: Error: ${FILES}/page-cart.css could not be loaded`, 'style'],
  [`Remote cart of ${ENTRY}: Error: ${FILES}/page-cart.1a.js could not be loaded`, 'chunk'],
  [`Remote cart: ChunkLoadError: Loading chunk page-cart failed.\n(missing: ${FILES}/page-cart.1a.js)`, 'chunk'],
  [`Remote cart: Error: Loading CSS chunk page-cart failed.\n(${FILES}/page-cart.css)`, 'style'],
  [`Remote cart of ${ENTRY}: TypeError: a is not a function`, 'load'],
  ['Remote cart: TypeError: a is not a function', 'render'],
])('the phase in which a remote failed is read from %j', (message, phase) => {
  expect(failedPhase(message)).toBe(phase);
});

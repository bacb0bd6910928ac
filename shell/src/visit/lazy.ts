/** What few visits need and no window shows, in one chunk. */
export { loadExternalScripts } from '../consent/external-scripts.ts';
export { sendQueue } from '../newsletter/send-queue.ts';
export { subscribe } from '../newsletter/subscribe.ts';
export { copyText } from '../strip/copy-text.ts';

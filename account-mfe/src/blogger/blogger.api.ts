import { type InputOf, leaveBloggers, readBlogger, saveBlogger } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

export const fetchBlogger = (api: ApiClient) => api.send(readBlogger, {}, options);

export const sendBlogger = (api: ApiClient, input: InputOf<typeof saveBlogger>) =>
  api.send(saveBlogger, input, options);

export const sendLeave = (api: ApiClient) => api.send(leaveBloggers, {}, options);

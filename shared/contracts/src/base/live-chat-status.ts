import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { LiveChatStatusSchema } from './live-chat.ts';

/** D12. Whether an agent is available now. */
export const readLiveChatStatus = endpoint({
  method: 'GET',
  path: '/base/live-chat-status',
  summary: 'D12. Whether somebody answers in the live chat now',
  body: v.object({ liveChatStatus: LiveChatStatusSchema }),
});

import * as v from 'valibot';

/** D12: unavailable until the server says otherwise. */
export const LiveChatStatusSchema = v.picklist(['available', 'unavailable', 'busy']);
export type LiveChatStatus = v.InferOutput<typeof LiveChatStatusSchema>;

/** D12. Hours of the chat on these days of the week (1 is Monday), in the shop's time zone. */
export const ChatHoursSchema = v.object({ days: v.array(v.number()), from: v.string(), until: v.string() });

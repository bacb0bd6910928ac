import * as v from 'valibot';

const NoticeVariantSchema = v.object({
  /** Sanitised when stored and again when sent. */
  html: v.string(),
  closable: v.boolean(),
  /** Days until a closed notice may appear again; `null`: until the end of the browser session. */
  expired: v.nullable(v.number()),
});

/** D7. One notice bar per kind of client; `null`: none. */
export const SystemNoticeSchema = v.object({
  application: v.nullable(NoticeVariantSchema),
  desktop: v.nullable(NoticeVariantSchema),
  mobile: v.nullable(NoticeVariantSchema),
});
export type SystemNotice = v.InferOutput<typeof SystemNoticeSchema>;

/** Attachments of a form, which more than one unit shows. Bundled into each unit that imports them. */
export { AttachmentList } from './attachment-list.tsx';
export { type ChosenFiles, createAttachments, noFiles, readAttachment } from './attachments.ts';
export { useDrop } from './use-drop.ts';

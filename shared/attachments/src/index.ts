/** Attachments of a form, which more than one unit shows. Bundled into each unit that imports them. */
export { AttachmentList } from './attachment-list.tsx';
export { type ChosenFiles, createAttachments, isHeic, noFiles, readAttachment } from './attachments.ts';
export { shrinkPicture, UnreadablePicture } from './shrink-picture.ts';
export { useDrop } from './use-drop.ts';

/** Files that go with a form, in more than one unit. Bundled where it is used. */
export { AttachmentList } from './attachment-list.tsx';
export { addFiles, type ChosenFiles, noFiles, readAttachment, removeFile } from './attachments.ts';

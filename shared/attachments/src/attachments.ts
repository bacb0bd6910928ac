import { type AttachmentLimits, KIND_BYTES, PICTURE_BYTES, pictureKind } from '@odeta/contracts';
import type { Translate } from '@odeta/storefront/i18n';
import { ref } from '@odeta/storefront/state';
import { attachment, readRuleMessage } from '@odeta/validation';
import * as v from 'valibot';
import { shrinkPicture, UnreadablePicture } from './shrink-picture.ts';

/** Bytes above which a picture is shrunk: smaller ones take longer to shrink than to send. */
const LARGE_PICTURE = 1024 * 1024;
/** Formats of iPhones. Only some browsers can decode them, and the server takes none. */
const HEIC = ['heic', 'heif'];

/** Part of the state of a form's store. */
export interface ChosenFiles {
  /** Only references; the files are read when the form is sent. */
  files: File[];
  /** Large pictures that are being shrunk, the current one first. */
  shrinking: { id: number; name: string }[];
  /** What is wrong with the latest choice. */
  fileProblem: string | null;
}

export const noFiles = (): ChosenFiles => ({ files: [], shrinking: [], fileProblem: null });

interface Takes {
  rules: AttachmentLimits;
  texts: Translate;
  /** How many files the form has already in addition to the chosen ones. */
  others?: () => number;
  /** For tests: other environments than browsers draw no pictures. */
  shrink?: typeof shrinkPicture;
}

/** Whether documents are allowed in addition to pictures: the texts differ. */
export const takesDocuments = ({ extensions }: AttachmentLimits) => extensions.includes('pdf');

/** Adds, shrinks and reads the files of a form. */
export function createAttachments(
  state: ChosenFiles,
  { rules, texts, others = () => 0, shrink = shrinkPicture }: Takes,
) {
  let work = Promise.resolve();
  let lastId = 0;

  const isWanted = (id: number) => state.shrinking.some((one) => one.id === id);

  /** Why a file cannot be added; `null` when it can. */
  function problemOf({ name, size }: File): string | null {
    const count = rules.most;
    if (state.files.length + state.shrinking.length + others() >= count)
      return texts(takesDocuments(rules) ? 'files.many-documents' : 'files.many', { count });
    const isPicture = extensionOf(name) !== 'pdf';
    const limits = isPicture ? { extensions: [...rules.extensions, ...HEIC], maxSize: PICTURE_BYTES } : rules;
    const result = v.safeParse(attachment(limits), { name, size });
    if (result.success) return null;
    const { key, parameters } = readRuleMessage(result.issues[0].message);
    const own = key === 'file-extension' ? { list: rules.extensions.join(', ') } : {};
    return texts(`files.${key}`, { ...parameters, ...own });
  }

  /** One after the other, because a picture takes much memory. */
  function shrinkLater(file: File) {
    lastId += 1;
    const id = lastId;
    state.shrinking.push({ id, name: file.name });
    work = work.then(async () => {
      if (!isWanted(id)) return;
      const result = await shrink(file, rules.maxSize).catch((error: unknown) => problemWith(error, file));
      if (!isWanted(id)) return;
      state.shrinking = state.shrinking.filter((one) => one.id !== id);
      if (typeof result === 'string') state.fileProblem = result;
      else state.files.push(ref(result));
    });
  }

  async function problemWith(error: unknown, file: File): Promise<File | string> {
    if (!(error instanceof UnreadablePicture)) throw error;
    const { name, size } = file;
    if (HEIC.includes(extensionOf(name)) || (await isHeic(file))) return texts('files.heic', { name });
    // The server decides whether it can read the picture.
    return size <= rules.maxSize ? file : texts('files.unreadable', { name, max: rules.maxSize / LARGE_PICTURE });
  }

  return {
    /** Adds the valid files; shows the problem of the first invalid one. */
    addFiles(chosen: readonly File[]) {
      const problems = chosen.flatMap((file) => {
        const problem = problemOf(file);
        if (problem !== null) return problem;
        if (isShrunk(file)) shrinkLater(file);
        else state.files.push(ref(file));
        return [];
      });
      state.fileProblem = problems[0] ?? null;
    },

    removeFile(index: number) {
      state.files.splice(index, 1);
      state.fileProblem = null;
    },

    /** Does not wait for a picture that is being shrunk. */
    cancelFile(id: number) {
      state.shrinking = state.shrinking.filter((one) => one.id !== id);
      state.fileProblem = null;
    },

    /** Waits until all pictures are shrunk. */
    settled: async () => {
      await work;
    },
  };
}

const isShrunk = ({ name, size }: File) =>
  HEIC.includes(extensionOf(name)) || (size > LARGE_PICTURE && extensionOf(name) !== 'pdf');

const extensionOf = (name: string) => (name.split('.').at(-1) ?? '').toLowerCase();

/** By its content: whoever renames a file does not convert it. */
export async function isHeic(file: File): Promise<boolean> {
  const start = await file.slice(0, KIND_BYTES).arrayBuffer();
  return pictureKind(new Uint8Array(start)) === 'HEIC';
}

/** The file as the API expects it: base64. */
export const readAttachment = (file: File): Promise<{ name: string; data: string }> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, data: String(reader.result).replace(/^[^,]*,/, '') });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

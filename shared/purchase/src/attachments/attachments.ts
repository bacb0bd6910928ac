import type { AttachmentLimits } from '@odeta/contracts';
import type { Translate } from '@odeta/storefront/i18n';
import { ref } from '@odeta/storefront/state';
import { attachment, readRuleMessage } from '@odeta/validation';
import * as v from 'valibot';

/** Part of the state of a form's store. */
export interface ChosenFiles {
  /** Only references; the files are read when the form is sent. */
  files: File[];
  /** What is wrong with the latest choice. */
  fileProblem: string | null;
}

export const noFiles = (): ChosenFiles => ({ files: [], fileProblem: null });

interface Takes {
  rules: AttachmentLimits;
  texts: Translate;
  /** How many files the form has already in addition to the chosen ones. */
  others?: number;
}

/** Whether documents are allowed in addition to pictures: the texts differ. */
export const takesDocuments = ({ extensions }: AttachmentLimits) => extensions.includes('pdf');

/** Adds the valid files; shows the problem of the first invalid one. */
export function addFiles(state: ChosenFiles, chosen: readonly File[], { rules, texts, others = 0 }: Takes): void {
  const problems = chosen.flatMap((file) => {
    const wrong = problemOf(file, state.files.length + others, { rules, texts });
    if (wrong === null) state.files.push(ref(file));
    return wrong ?? [];
  });
  state.fileProblem = problems[0] ?? null;
}

export function removeFile(state: ChosenFiles, index: number): void {
  state.files.splice(index, 1);
  state.fileProblem = null;
}

/** Why a file cannot be added to `others` files; `null` when it can. */
function problemOf(file: File, others: number, { rules, texts }: Takes): string | null {
  if (others >= rules.most)
    return texts(takesDocuments(rules) ? 'files.many-documents' : 'files.many', { count: rules.most });
  const result = v.safeParse(attachment(rules), { name: file.name, size: file.size });
  if (result.success) return null;
  const { key, parameters } = readRuleMessage(result.issues[0].message);
  return texts(`files.${key}`, parameters);
}

/** The file as the API expects it: base64. */
export const readAttachment = (file: File): Promise<{ name: string; data: string }> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, data: String(reader.result).replace(/^[^,]*,/, '') });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

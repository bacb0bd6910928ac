import { ApiError, useStore } from '@odeta/storefront';
import { type Translate, useTexts } from '@odeta/storefront/i18n';
import { type ClipboardEvent, useState } from 'react';
import { fieldTexts, problemText } from '../words/problem-text.ts';
import { createUploads, isTooHeavy, MOST_MEGABYTES } from './uploads.store.ts';

export interface PictureUpload {
  isReadOnly: boolean;
  isBusy: boolean;
  problem: string | null;
  /** Uploads the chosen or dropped file at once. */
  take: (files: readonly File[]) => void;
  /** For the element around the field. */
  paste: (event: ClipboardEvent) => void;
}

interface Options {
  isReadOnly: boolean;
  onUploaded: (name: string) => void;
}

export function usePictureUpload({ isReadOnly, onUploaded }: Options): PictureUpload {
  const t = useTexts('staff');
  const uploads = useStore(createUploads);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function upload([file, ...others]: readonly File[]) {
    if (!file || isBusy || isReadOnly) return;
    setProblem(null);
    if (others.length > 0) return setProblem(t('rules.picture-several'));
    if (isTooHeavy(file)) return setProblem(t('rules.picture-heavy', { size: MOST_MEGABYTES }));
    setBusy(true);
    try {
      onUploaded(await uploads.upload(file));
    } catch (error) {
      setProblem(wordsOf(t, error));
    } finally {
      setBusy(false);
    }
  }

  return {
    isReadOnly,
    isBusy,
    problem,
    take: (files) => void upload(files),
    paste(event) {
      const { files, types } = event.clipboardData;
      // A text that is pasted into a text field stays a text, also if its program adds a picture of it.
      if (files.length === 0 || (isTextField(event.target) && types.includes('text/plain'))) return;
      event.preventDefault();
      void upload([...files]);
    },
  };
}

const isTextField = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== 'file';

function wordsOf(t: Translate, error: unknown): string {
  // What is no answer of the server: the file cannot be read any more.
  if (!(error instanceof ApiError)) return t('rules.picture-broken');
  return fieldTexts(t, error).data ?? problemText(t, error);
}

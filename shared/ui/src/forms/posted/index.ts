export { PostForm } from './post-form.tsx';
export { createPostedFormStore } from './posted-form.store.ts';
export { usePosted } from './use-posted.ts';
export { WithoutScripts } from './without-scripts.tsx';

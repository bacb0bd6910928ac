export { issueTexts } from './issue-texts.ts';
export { PostForm } from './post-form.tsx';
export { createPostedFormStore } from './posted-form.store.ts';
export { postedTo } from './posted-to.ts';
export { usePosted } from './use-posted.ts';
export { WithoutScripts } from './without-scripts.tsx';

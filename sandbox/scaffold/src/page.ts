import { escapeHtml } from '@odeta/node/escape-html';

interface Shell {
  language: string;
  /** The base path of the simulator's pages. */
  root: string;
  title: string;
  /** Says in the header that nothing here is real. */
  notice: string;
  /** HTML of the page below the header. */
  content: string;
}

/** The page around the content: the shop's look, and a notice that it is a simulator. It needs no scripts. */
export const shellOf = ({ language, root, title, notice, content }: Shell): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} | Odeta</title>
<link rel="stylesheet" href="${root}/style.css">
</head>
<body>
<header><span class="logo">ODETA</span><span class="test">${escapeHtml(notice)}</span></header>
<main>
${content}
</main>
</body>
</html>`;

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EmailPreview, emailPreviews } from '@odeta/api/email-previews';
import { workspace } from '@odeta/workspace/workspace';

/** Pixels: the layout's width with the margin of a mail client, and a phone. */
const WIDTHS = [680, 360];

/** Writes every e-mail below `emails/`, a page for each country, and each language of it, that shows them wide and narrow, and a list of the files. */
export async function writeEmailPreviews(output: string): Promise<void> {
  const all = await emailPreviews(path.join(workspace, 'api/src/seed/data'));
  const folder = path.join(output, 'emails');
  rmSync(folder, { recursive: true, force: true });
  const editions = [...new Set(all.map(({ edition }) => edition))];
  for (const edition of editions) {
    const own = all.filter((preview) => preview.edition === edition);
    mkdirSync(path.join(folder, edition), { recursive: true });
    for (const preview of own) writeFileSync(path.join(folder, fileOf(preview)), withFiles(preview.html));
    writeFileSync(path.join(folder, `${edition}.html`), pageOf(edition, editions, own));
    writeFileSync(path.join(folder, `${edition}.json`), JSON.stringify(own.map(fileOf)));
  }
}

/** `edge` draws the pictures of e-mails; here is what it draws them from. */
const withFiles = (html: string) => html.replaceAll(/\/share\/([\w-]+\/[\w-]+)-mail\.jpg/g, '/media/$1-480.webp');

const fileOf = ({ edition, kind, name }: EmailPreview) => `${edition}/${kind}-${name}.html`;

type Edition = EmailPreview['edition'];

const pageOf = (edition: Edition, editions: readonly Edition[], previews: readonly EmailPreview[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>E-mails: ${edition}</title>
<style>
body { margin: 24px; font: 16px/1.5 sans-serif; }
nav a { display: inline-block; padding: 10px; }
div { display: flex; flex-wrap: wrap; gap: 24px; }
iframe { max-width: 100%; height: 900px; border: 1px solid; }
</style></head><body>
<h1>E-mails</h1>
<nav aria-label="Countries"><a href="../?country=${edition.slice(0, 2)}">Gallery</a>${editions
  .map((one) => `<a href="${one}.html"${one === edition ? ' aria-current="page"' : ''}>${one}</a>`)
  .join('')}</nav>
${previews.map(sectionOf).join('\n')}
</body></html>
`;

const sectionOf = (preview: EmailPreview) => `<section><h2>${preview.kind}: ${preview.name}</h2>
<p lang="${preview.language}">${preview.subject}</p>
<p><a href="${fileOf(preview)}">Alone</a></p><div>${WIDTHS.map(
  (width) =>
    `<iframe loading="lazy" title="${preview.kind} ${preview.name}, ${width} px" width="${width}" src="${fileOf(preview)}"></iframe>`,
).join('')}</div></section>`;

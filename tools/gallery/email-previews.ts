import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EmailPreview, emailPreviews } from '@odeta/api/email-previews';
import { countries, countryCodes } from '@odeta/contracts';
import { workspace } from '@odeta/workspace/workspace';

/** Pixels: the layout's width with the margin of a mail client, and a phone. */
const WIDTHS = [680, 360];

/** Writes every e-mail below `emails/`, a page for each country that shows them wide and narrow, and a list of the files. */
export async function writeEmailPreviews(output: string): Promise<void> {
  const all = await emailPreviews(path.join(workspace, 'api/src/seed/data'));
  const folder = path.join(output, 'emails');
  rmSync(folder, { recursive: true, force: true });
  for (const country of countryCodes) {
    const own = all.filter((preview) => preview.country === country);
    mkdirSync(path.join(folder, country), { recursive: true });
    for (const preview of own) writeFileSync(path.join(folder, fileOf(preview)), preview.html);
    writeFileSync(path.join(folder, `${country}.html`), pageOf(country, own));
    writeFileSync(path.join(folder, `${country}.json`), JSON.stringify(own.map(fileOf)));
  }
}

const fileOf = ({ country, kind, name }: EmailPreview) => `${country}/${kind}-${name}.html`;

const pageOf = (country: (typeof countryCodes)[number], previews: readonly EmailPreview[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>E-mails: ${country}</title>
<style>
body { margin: 24px; font: 16px/1.5 sans-serif; }
nav a { display: inline-block; padding: 10px; }
div { display: flex; flex-wrap: wrap; gap: 24px; }
iframe { max-width: 100%; height: 900px; border: 1px solid; }
</style></head><body>
<h1>E-mails</h1>
<nav aria-label="Countries"><a href="../?country=${country}">Gallery</a>${countryCodes
  .map((code) => `<a href="${code}.html"${code === country ? ' aria-current="page"' : ''}>${code}</a>`)
  .join('')}</nav>
${previews.map(sectionOf).join('\n')}
</body></html>
`;

const sectionOf = (preview: EmailPreview) => `<section><h2>${preview.kind}: ${preview.name}</h2>
<p lang="${countries[preview.country].language}">${preview.subject}</p>
<p><a href="${fileOf(preview)}">Alone</a></p><div>${WIDTHS.map(
  (width) =>
    `<iframe loading="lazy" title="${preview.kind} ${preview.name}, ${width} px" width="${width}" src="${fileOf(preview)}"></iframe>`,
).join('')}</div></section>`;

import { inflateSync } from 'node:zlib';

interface Shown {
  /** As characters, in the order of the file. */
  text: string;
  /** What stands on one line in one font. */
  lines: string[];
  /** How many glyphs are `.notdef`, an empty box. */
  boxes: number;
}

/** What a PDF that the shop has made shows, read from its glyphs. */
export function readPdfText(pdf: Buffer): Shown {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const shown: Shown = { text: '', lines: [], boxes: 0 };
  for (const { stream } of objects.values()) {
    if (!stream.includes(' Tf')) continue;
    let letters: string[] = [];
    for (const [sign, font, hex] of stream.matchAll(/^BT$|\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/gm)) {
      if (sign === 'BT') shown.lines.push('');
      if (font) letters = fonts.get(font) ?? [];
      const glyphs = hex?.match(/.{4}/g)?.map((digits) => Number.parseInt(digits, 16)) ?? [];
      const text = glyphs.map((glyph) => letters[glyph] ?? '').join('');
      shown.text += text;
      shown.lines.push((shown.lines.pop() ?? '') + text);
      shown.boxes += glyphs.filter((glyph) => glyph === 0).length;
    }
  }
  return shown;
}

function objectsOf(pdf: Buffer) {
  const source = pdf.toString('latin1');
  const found = source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs);
  return new Map(
    [...found].map(([, id = '', content = '']) => {
      const [head = '', body] = content.split(/\nstream\n/);
      const bytes = Buffer.from((body ?? '').replace(/\nendstream$/, ''), 'latin1');
      const isText = body !== undefined && head.includes('FlateDecode') && !/FontFile|CIDFontType0C|Length1/.test(head);
      return [id, { head, stream: isText ? inflateSync(bytes).toString('latin1') : '' }];
    }),
  );
}

/** The characters of each glyph, by the name of the font on the pages. */
function fontsOf(objects: ReturnType<typeof objectsOf>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      const [, list = ''] = /<[0-9a-f]+> <[0-9a-f]+> \[(.*)\]/s.exec(objects.get(map)?.stream ?? '') ?? [];
      const letters = [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
      fonts.set(name, letters);
    }
  }
  return fonts;
}

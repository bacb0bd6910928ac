const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the entities of XML by their characters. */
export const decodeXml = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    return entities[name] ?? whole;
  });

export const encodeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The text of the first element of this name, with any prefix; empty without one. */
export function valueIn(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)<`).exec(xml) ?? [];
  return decodeXml(text).trim();
}

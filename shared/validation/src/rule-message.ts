/** A rule's message: the key of its text, and what the text is filled with (H2: the bound). */
export interface RuleMessage {
  key: string;
  parameters: Record<string, string>;
}

/** Rules speak in one text; what fills the words travels behind a question mark. */
export const ruleMessage = (key: string, parameters: Record<string, string | number>): string =>
  `${key}?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`;

export function readRuleMessage(message: string): RuleMessage {
  const [key = '', search = ''] = message.split('?');
  return { key, parameters: Object.fromEntries(new URLSearchParams(search)) };
}

/** The message of a rule: the key of its text, and the values for the text (H2: the bound). */
export interface RuleMessage {
  key: string;
  parameters: Record<string, string>;
}

/** Rules have one string as a message; the values are appended to the key as a query string. */
export const ruleMessage = (key: string, parameters: Record<string, string | number>): string =>
  `${key}?${new URLSearchParams(Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]))}`;

export function readRuleMessage(message: string): RuleMessage {
  const [key = '', search = ''] = message.split('?');
  return { key, parameters: Object.fromEntries(new URLSearchParams(search)) };
}

export const addressOf = (kind: string, key: string): string => `/contents/${kind}/${encodeURIComponent(key)}`;

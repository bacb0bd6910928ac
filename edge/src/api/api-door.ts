import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { ApiRequest, ApiResponse } from '@odeta/shared/contracts';

/** How `edge` reaches the API: in its own process or over the network. */
export interface ApiDoor {
  /** A call that `edge` makes for a visitor, with what the visitor's request says of him. */
  send(url: string, request: ApiRequest, visitor: IncomingHttpHeaders): Promise<ApiResponse>;
  /** Hands a browser's request below `/api` on as it is. */
  forward(request: IncomingMessage, response: ServerResponse): void;
}

/** What the API needs to know of the visitor: who, from which country's shop, from where. */
export function visitorHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const names = ['cookie', 'user-agent', 'x-forwarded-for'] as const;
  const kept = names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  const host = String(headers[':authority'] ?? headers.host ?? '');
  return { ...Object.fromEntries(kept), host, 'x-forwarded-host': host };
}

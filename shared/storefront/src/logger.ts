import { type ShownFailure, writeLog } from '@odeta/contracts';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

export type LogLevel = 'info' | 'notice' | 'warning' | 'error' | 'critical';

export interface Logger {
  /**
   * Writes to the server's log, except level info, network errors and aborted requests. `failure`: what the visitor sees of it,
   * for the operators' failure log.
   */
  log(level: LogLevel, message: string, cause?: unknown, failure?: ShownFailure): void;
}

/** `onFailure` receives the causes of failures that the visitor sees. */
export function createLogger(
  api: ApiClient,
  sessionToken: () => string,
  onFailure: (cause: unknown) => void = () => {},
): Logger {
  return {
    log(level, message, cause, failure) {
      if (level === 'info') return;
      if (cause instanceof ApiError && cause.isNetworkFailure) return;
      if (failure) onFailure(cause);
      const text = cause === undefined ? message : `${message}: ${describe(cause)}`;
      const line = { levelName: level, message: text.slice(0, 2000), collection: 'vue_cart' as const };
      const context = { sessionToken: sessionToken() };
      api.send(writeLog, { ...line, context, ...(failure && { failure }) }, { suppressMessages: true }).catch(() => {
        // A failed log request cannot be reported anywhere else.
      });
    },
  };
}

function describe(cause: unknown) {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}

import type { RemoteModule } from '@odeta/storefront';
import { eventSchemas } from './events.ts';
import { messages } from './messages/index.ts';
import { routes } from './routes.tsx';

export const remote = { name: 'confirm', routes, messages, events: eventSchemas } satisfies RemoteModule<'confirm'>;

import type { RemoteModule } from '@odeta/storefront';
import { messages } from './messages/index.ts';
import { routes } from './routes.tsx';

export const remote = { name: 'account', routes, messages } satisfies RemoteModule<'account'>;

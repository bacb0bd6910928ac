import type { FastifyInstance } from 'fastify';

export interface ParametrisedRoute {
  method: 'GET' | 'POST';
  /** `/api/my-account/orders/:orderId` */
  path: string;
}

const LINE = /^([│ ]*)[├└]── (.+?)(?: \(([A-Z, ]+)\))?$/;
/** Characters that a level of the tree is indented by. */
const INDENT = 4;

/** Every route of the running API whose address has a part that a visitor can fill in. */
export function parametrisedRoutes(app: Pick<FastifyInstance, 'printRoutes'>): ParametrisedRoute[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? [];
      if (part === '') return [];
      above.splice(indent.length / INDENT);
      above.push(part);
      const path = above.join('').replace(/\/{2,}/g, '/');
      const asked = (['GET', 'POST'] as const).filter((method) => methods.split(', ').includes(method));
      return /[:*]/.test(path) ? asked.map((method) => ({ method, path })) : [];
    });
}

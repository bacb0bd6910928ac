import { eachServer } from '@odeta/api/database-hosts';
import { StartFailure } from '@odeta/workspace/failure';

/** Database errors that prevent the shop from starting, each as a sentence with a solution. Without a URL: of the shop's own PostgreSQL. */
export function databaseFailure(error: unknown, url?: string): unknown {
  const { code = '', name, message } = error as { code?: string; name?: string; message?: string };
  if (name === 'SeedError') return new StartFailure(`There is a mistake in the seed: ${message}.`);
  if (url === undefined) {
    return code === 'UNRELEASED'
      ? new StartFailure(`The database cannot be updated, because ${message}: \`npm run reset\` makes an empty one.`)
      : error;
  }
  const { host, pathname, username } = new URL(eachServer(url)[0] ?? url);
  const database = decodeURIComponent(pathname.slice(1));
  if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ECONNRESET)$/.test(code))
    return new StartFailure(
      `No PostgreSQL answers at ${host} (${code}): start it, or name another one in DATABASE_URL.`,
    );
  if (code.startsWith('28'))
    return new StartFailure(`PostgreSQL at ${host} refuses "${username}": check name and password in DATABASE_URL.`);
  if (code === '3D000')
    return new StartFailure(`PostgreSQL at ${host} has no database "${database}": create it, or name another one.`);
  if (code === '42501')
    return new StartFailure(`"${username}" may not make tables in "${database}" (${message}): give it the right to.`);
  if (code === 'UNRELEASED')
    return new StartFailure(`"${database}" at ${host} cannot be updated, because ${message}: name an empty database.`);
  if (code === 'UNSUPPORTED') return new StartFailure(`PostgreSQL at ${host} is too old: ${message}.`);
  return error;
}

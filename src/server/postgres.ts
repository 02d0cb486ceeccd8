/** Errors of PostgreSQL that pass by themselves: classes of SQLSTATE, and single ones. */
const PASSING_CLASSES: readonly string[] = [
  '08', // the connection
  '53', // no room, no memory, no connection left
];
const RESTARTING: readonly string[] = [
  '57P01', // the server is being shut down
  '57P02', // it has crashed
  '57P03', // it is starting
];
/** Two were in each other's way; one of them has to begin again. */
const CLASHES: readonly string[] = ['40001', '40P01', '55P03'];

const PASSING_CODES: readonly string[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOENT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
];

/** What pg says without a code when a line breaks or nobody answers. */
const BROKEN_LINE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded|Query read timeout|Connection ended)/i;

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

/** Whether asking again at once helps. */
export const isClash = (error: unknown): boolean => CLASHES.includes(codeOf(error));

/** Whether a server answered that it is going down or coming up. */
export const isRestarting = (error: unknown): boolean => RESTARTING.includes(codeOf(error));

/** Whether asking again later may help. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // All addresses of a name were tried, and each failed.
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  const code = codeOf(error);
  return (
    PASSING_CLASSES.some((start) => code.length === 5 && code.startsWith(start)) ||
    isRestarting(error) ||
    PASSING_CODES.includes(code) ||
    BROKEN_LINE.test(error.message)
  );
}

/** What is wrong, in a sentence without the password. */
export function reasonFor(error: unknown, address: URL): string {
  const server = address.host === '' ? 'this machine' : address.host;
  const known = new Map([
    ['ECONNREFUSED', `nobody listens at ${server}`],
    ['ENOENT', `nobody listens at ${server}`],
    ['ENOTFOUND', `there is no machine called ${address.hostname}`],
    ['EAI_AGAIN', `the name ${address.hostname} cannot be looked up`],
    ['42501', `${userOf(address)} may not do that (GRANT CREATE ON DATABASE …)`],
    ['57P01', 'the server is being shut down'],
    ['57P02', 'the server has crashed'],
    ['57P03', 'the server is starting'],
  ]);
  const one = error instanceof AggregateError ? error.errors[0] : error;
  const message = one instanceof Error ? one.message : String(one);
  if (message.includes('client password must be a string')) {
    return `${server} wants a password: in the address, in PGPASSWORD or in ~/.pgpass`;
  }
  return known.get(codeOf(one)) ?? withoutPassword(message.split('\n')[0]!, address);
}

const userOf = ({ username }: URL): string =>
  username === '' ? 'the user' : `the user ${decodeURIComponent(username)}`;

function withoutPassword(message: string, { password, searchParams }: URL): string {
  const secrets = [password, decodeURIComponent(password), searchParams.get('password') ?? ''];
  return secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), message);
}

/** An address such as `postgres://user@host:5432/database`; null if it is something else. */
export function postgresAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  try {
    if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return null;
    decodeURIComponent(`${url.username}${url.password}${url.pathname}`);
    return url;
  } catch {
    return null;
  }
}

import {
  type Ack,
  type Acks,
  type FieldCounts,
  type LinkView,
  type MadeLink,
  type Me,
  type NewEvent,
  type NewLink,
  TEAM_API,
} from '../../team/index.ts';

/** What became of a question to the server. */
export type ApiAnswer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** It was answered, and not with what was asked for. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  /** There was no answer: no network, or no server. */
  | { readonly kind: 'unreachable' };

/** So long an answer is waited for, in milliseconds. */
const PATIENCE = 20_000;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The server as one link sees it. */
export class TeamApi {
  readonly #token: string;
  readonly #fetch: Fetch;

  constructor(token: string, fetcher: Fetch = (address, init) => fetch(address, init)) {
    this.#token = token;
    this.#fetch = fetcher;
  }

  me(): Promise<ApiAnswer<Me>> {
    return this.#json('GET', 'me');
  }

  async send(events: readonly NewEvent[]): Promise<ApiAnswer<readonly Ack[]>> {
    const answer = await this.#json<Acks>('POST', 'events', { events });
    return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.acks } : answer;
  }

  links(): Promise<ApiAnswer<readonly LinkView[]>> {
    return this.#json('GET', 'links');
  }

  makeLink(link: NewLink): Promise<ApiAnswer<MadeLink>> {
    return this.#json('POST', 'links', link);
  }

  async withdrawLink(link: string): Promise<ApiAnswer<null>> {
    const answer = await this.#ask('DELETE', `links/${encodeURIComponent(link)}`);
    return answer.kind === 'ok' ? { kind: 'ok', value: null } : answer;
  }

  /** A file for the director; the address alone would not say who asks. */
  async exported(path: string): Promise<ApiAnswer<Blob>> {
    const answer = await this.#ask('GET', `export/${path}`);
    return answer.kind === 'ok' ? { kind: 'ok', value: await answer.value.blob() } : answer;
  }

  /** The chips of everybody over time. */
  counts(): Promise<ApiAnswer<FieldCounts>> {
    return this.#json('GET', 'counts');
  }

  /** What happens from now on; it ends when the connection does, or with the signal. */
  live(table: string | null, stop: AbortSignal): Promise<ApiAnswer<Response>> {
    const query = table === null ? '' : `?table=${encodeURIComponent(table)}`;
    return this.#ask('GET', `live${query}`, undefined, stop);
  }

  async #json<T>(method: string, path: string, body?: unknown): Promise<ApiAnswer<T>> {
    const answer = await this.#ask(method, path, body);
    if (answer.kind !== 'ok') return answer;
    try {
      return { kind: 'ok', value: (await answer.value.json()) as T };
    } catch {
      return { kind: 'unreachable' };
    }
  }

  async #ask(
    method: string,
    path: string,
    body?: unknown,
    stop: AbortSignal = AbortSignal.timeout(PATIENCE),
  ): Promise<ApiAnswer<Response>> {
    try {
      const response = await this.#fetch(`${TEAM_API}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${this.#token}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: stop,
        cache: 'no-store',
        credentials: 'omit',
      });
      if (response.ok) return { kind: 'ok', value: response };
      return { kind: 'refused', status: response.status, message: await reasonOf(response) };
    } catch {
      return { kind: 'unreachable' };
    }
  }
}

/** The link was withdrawn, or never was one. */
export const isWithdrawn = (answer: ApiAnswer<unknown>): boolean =>
  answer.kind === 'refused' && answer.status === 401;

const NO_ANSWER = 'The server does not answer. Nothing was changed; try again in a moment.';

/** Why something was not done, in words for people; null if it was. */
export function problemOf(answer: ApiAnswer<unknown>): string | null {
  if (answer.kind === 'ok') return null;
  return answer.kind === 'unreachable' ? NO_ANSWER : answer.message;
}

/** A proxy may answer in our server's place, and not in JSON. */
async function reasonOf(response: Response): Promise<string> {
  try {
    const { error } = (await response.json()) as { error?: unknown };
    if (typeof error === 'string' && error !== '') return error;
  } catch {
    // Below is what is left to say.
  }
  return `The server refused this (${response.status}).`;
}

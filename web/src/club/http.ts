import type { Reason } from '../wire';

/** What the club refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number = 0,
  ) {
    super(reason.text);
  }
}

/** A refusal made by this browser itself. */
export function refusal(message: string, args: Reason['arguments'] = {}): Refusal {
  return new Refusal({ rule: null, message, arguments: args, text: message });
}

let tell: (answered: boolean) => void = () => undefined;

/** Be told after each question whether the club has answered at all. */
export function whenAsked(hear: (answered: boolean) => void): void {
  tell = hear;
}

export function get<Answer>(path: string): Promise<Answer> {
  return ask<Answer>('GET', path);
}

export function post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  return ask<Answer>('POST', path, body);
}

export function patch<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask<Answer>('PATCH', path, body);
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' };
  init.keepalive = method === 'PATCH'; // what is changed last may be sent while the page goes
  if (body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    tell(false);
    throw refusal('club-unreachable');
  }
  tell(true);
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as Answer;
  throw new Refusal(reasonIn(text, answer.status), answer.status);
}

function reasonIn(text: string, status: number): Reason {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said === 'object' && said !== null && 'message' in said) return said as Reason;
  } catch {
    // A proxy in between may answer with a page of its own.
  }
  return { rule: null, message: 'request-unfit', arguments: { status }, text: `HTTP ${status}` };
}

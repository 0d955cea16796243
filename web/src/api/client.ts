import { noAnswer, Refusal, refusalOf } from './refusal.ts'

const base = '/app/api'
let csrfToken = ''

/** The server names it with the session; every change carries it. */
export function rememberCsrfToken(token: string): void {
  csrfToken = token
}

export function read<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call<T>(path, { method: 'GET', signal })
}

export function change<T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<T> {
  return call<T>(path, {
    method,
    headers: { 'x-csrf-token': csrfToken, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const response = await answered(path, init)
  if (!response.ok) throw await refusalOf(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(base + path, { credentials: 'same-origin', ...init })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new Refusal(0, noAnswer)
  }
}

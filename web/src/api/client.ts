import { isUnattended } from './attendance.ts'
import { noteUse } from './last-use.ts'
import { mend, shownToken } from './mend-session.ts'
import { noAnswer, Refusal, refusalOf } from './refusal.ts'

let base = '/app/api'

/** The console has an interface of its own; said once, before anything is asked. */
export function speakTo(path: string): void {
  base = path
}

export function read<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call<T>(path, { method: 'GET', signal })
}

/** Reads what must be asked for in a body, because addresses are logged. */
export function ask<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
  return call<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
}

/** `version` is what this screen has seen of the object, where the server asks for it. */
export function change<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  version?: string,
): Promise<T> {
  return call<T>(path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    body: body && JSON.stringify(body),
  })
}

/** A part of a file, from this byte on. */
export function sendBytes<T>(path: string, bytes: Blob, offset: number, signal?: AbortSignal): Promise<T> {
  const headers = {
    'upload-offset': String(offset),
    'content-type': 'application/octet-stream',
  }
  return call<T>(path, { method: 'PATCH', headers, body: bytes, signal })
}

/** A whole file at once. */
export function sendFile<T>(path: string, bytes: Blob): Promise<T> {
  return call<T>(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: bytes })
}

/** What only the session stood in the way of is sent once more when that is mended; no screen has to know. */
async function call<T>(path: string, init: RequestInit): Promise<T> {
  const mended = new Set<string>()
  for (;;) {
    try {
      return await send<T>(path, init)
    } catch (error) {
      if (!(error instanceof Refusal) || mended.has(error.code)) throw error
      if (!(await mend(error, { path, method: init.method as string }, send))) throw error
      mended.add(error.code)
    }
  }
}

async function send<T>(path: string, init: RequestInit): Promise<T> {
  const isChange = init.method !== 'GET'
  const headers = { ...init.headers, ...(isChange && { 'x-csrf-token': shownToken() }) }
  const response = await answered(path, { ...init, headers })
  if (!response.ok) throw await refusalOf(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  try {
    const byItself = isUnattended()
    const sentMs = Date.now()
    const headers = { ...init.headers, ...(byItself && { 'x-unattended': 'yes' }) }
    const response = await fetch(base + path, { credentials: 'same-origin', ...init, headers })
    if (!byItself) noteUse(sentMs)
    return response
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new Refusal(0, noAnswer)
  }
}

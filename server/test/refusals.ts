import type { Answer } from './test-api.ts'

/** Status and faults of a refused request on one line each: `422 #/email required`. */
export function refusals({ status, body }: Answer): string[] {
  const faults: { pointer?: string; parameter?: string; code: string }[] = body?.errors ?? [{ code: body?.code }]
  return faults.map(({ pointer, parameter, code }) => [status, pointer ?? parameter, code].filter(Boolean).join(' '))
}

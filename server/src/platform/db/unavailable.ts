/** PostgreSQL could not be reached, went away, or did not answer in time: the request may be repeated later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  constructor(cause: unknown) {
    super('the database is not available', { cause })
  }
}

/** This process has closed its database; asking it again will never help. */
export class DatabaseClosed extends Error {
  override readonly name = 'DatabaseClosed'
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // starting up or in recovery
  '57014', // statement timeout
  '53100', // disk full: whoever runs it makes room, and everything goes on
  '53200', // out of memory
  '53300', // too many connections
  '25006', // read-only: a standby that was not promoted yet
  '55P03', // lock timeout
])
const unavailableTexts = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'not queryable',
  'Query read timeout',
  'server conn crashed',
  'query_wait_timeout',
  'pgbouncer cannot connect',
  'server login has been failing',
  'client_login_timeout',
]

export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && (unavailableCodes.has(code) || code.startsWith('08'))) return true
  return unavailableTexts.some((text) => error.message.includes(text))
}

/** Two transactions stood in each other's way; the database undid ours and it may be tried again at once. */
export function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === '40001' || code === '40P01'
}

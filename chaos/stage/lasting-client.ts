import pg from 'pg'

/** PostgreSQL is killed again and again, and every connection with it: each question opens one of its own if it must. */
export function lastingClient(url: string): { client: pg.Client; close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { client: pool as unknown as pg.Client, close: () => pool.end() }
}

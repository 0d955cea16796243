import pg from 'pg'

/** Whether a server answers a plain client. An open port is not enough: PostgreSQL may still be recovering. */
export async function takesQueries(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

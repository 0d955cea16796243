import type pg from 'pg'

/** Fills tables in one transaction, which nobody has to wait for until it is on the disk. */
export async function inTransaction(pool: pg.Pool, fill: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local synchronous_commit = off')
    await fill(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

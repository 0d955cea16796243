import pg from 'pg'

const monthsAhead = 3
/** Raw opens and clicks are kept so long, then only what statistics have made of them. */
const monthsKept = 13

/** Prepares the tables of the coming months and drops those that are too old; tells which it dropped. For the owner. */
export async function keepTrackingMonths(adminUrl: string, now: Date): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (let ahead = 0; ahead <= monthsAhead; ahead++)
      await client.query('call prepare_tracking_month($1)', [firstOfMonth(now, ahead)])
    const oldest = `tracking_events_${firstOfMonth(now, -monthsKept).slice(0, 7).replace('-', '_')}`
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'tracking_events'::regclass and c.relname ~ '_\\d{4}_\\d{2}$' and c.relname < $1 order by 1`,
      [oldest],
    )
    for (const { name } of rows) await client.query(`drop table ${client.escapeIdentifier(name)}`)
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

function firstOfMonth(now: Date, offset: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 10)
}

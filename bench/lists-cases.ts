import type pg from 'pg'
import type { ListsAccount } from './lists-account.ts'

/** One selection of subscribers, as the API is asked for it and as plain SQL. */
export interface Case {
  title: string
  query: string
  condition: string
}

export interface SqlSide {
  pool: pg.Pool
  account: ListsAccount
  limit: number
}

export function casesOf({ channelId, fieldId }: ListsAccount): Case[] {
  const status = (value: number) => ({
    query: `&filter[status]=${value}`,
    condition: `exists (select from subscriptions x where x.account_id = s.account_id and x.subscriber_id = s.id
                                                    and x.channel_id = ${channelId} and x.status = ${value})`,
  })
  const field = (value: string) => ({
    query: `&filter[customerFields.${fieldId}]=${value}`,
    condition: `s.customer_fields ->> '${fieldId}' = '${value}'`,
  })
  const both = (a: Omit<Case, 'title'>, b: Omit<Case, 'title'>) => ({
    query: a.query + b.query,
    condition: `${a.condition} and ${b.condition}`,
  })
  return [
    { title: 'all', query: '', condition: 'true' },
    { title: 'status 1 (80 %)', ...status(1) },
    { title: 'status 3 (3 additions)', ...status(3) },
    { title: 'field, frequent value', ...field('Stammkunde') },
    { title: 'field, rare value', ...field('Botschafter') },
    { title: 'status 1 and field, frequent', ...both(status(1), field('Stammkunde')) },
    { title: 'status 1 and field, rare', ...both(status(1), field('Botschafter')) },
  ]
}

export async function countBySql({ pool, account }: SqlSide, { condition }: Case) {
  const start = performance.now()
  const { rows } = await pool.query(
    `select count(*) as total from subscribers s where s.account_id = $1 and ${condition}`,
    [account.id],
  )
  return { total: Number(rows[0].total), ms: performance.now() - start }
}

export async function pageBySql({ pool, account, limit }: SqlSide, { condition }: Case, page: number) {
  const start = performance.now()
  const { rows } = await pool.query<{ id: string }>(
    `select s.* from subscribers s where s.account_id = $1 and ${condition} order by s.id limit ${limit} offset ${(page - 1) * limit}`,
    [account.id],
  )
  return { ids: rows.map(({ id }) => Number(id)), ms: performance.now() - start }
}

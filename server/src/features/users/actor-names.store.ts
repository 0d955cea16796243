import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

/** Names of users and keys of the account, by the names that ledgers have for them: `user:7`, `key:abcd1234`. */
export async function findActorNames(reader: Reader, actors: readonly string[]): Promise<Map<string, string>> {
  if (actors.length === 0) return new Map()
  const idsOf = (kind: string) =>
    actors.filter((actor) => actor.startsWith(`${kind}:`)).map((actor) => actor.slice(kind.length + 1))
  const rows = await reader.rows<{ actor: string; name: string }>(sql`
    select 'user:' || u.id as actor, u.name from memberships m join users u on u.id = m.user_id
    where ${reader.owns('m')} and m.user_id = any(${idsOf('user').map(Number)}::bigint[])
    union all
    select 'key:' || k.prefix, k.name from api_keys k where ${reader.owns('k')} and k.prefix = any(${idsOf('key')}::text[])`)
  return new Map(rows.map(({ actor, name }) => [actor, name]))
}

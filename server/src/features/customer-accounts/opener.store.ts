import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

type Opener = Columns<'users', 'email'>

/** In a transaction that names the user. */
export async function findOpener(reader: Reader, userId: number): Promise<Opener> {
  const [opener] = await reader.rows<Opener>(sql`select u.email from users u where u.id = ${userId}`)
  return opener as Opener
}

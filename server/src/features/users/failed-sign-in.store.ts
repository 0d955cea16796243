import sql from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

type FailedSignIn = Columns<'failed_sign_ins', 'id' | 'userId' | 'address' | 'requestId' | 'failedAt'>

export interface FailureOfUser extends FailedSignIn {
  userId: number
}

/** The same statements whether there is such a user or not. */
export async function noteFailure(
  db: Database,
  { emailKey, address, requestId }: { emailKey: string; address: string; requestId: string },
): Promise<void> {
  await db.outsideTenants<[Row, Row]>([
    sql`select set_config('app.sign_in_email', ${emailKey}, true)`,
    sql`insert into failed_sign_ins (user_id, address, request_id)
        values ((select u.id from users u where u.email_key = ${emailKey}), ${address}, ${requestId})`,
  ])
}

/** The oldest of those that no audit log tells of yet. What belongs to nobody is forgotten. */
export async function listFailures(db: Database, limit: number): Promise<FailureOfUser[]> {
  const [, failures] = await db.outsideTenants<[Row, FailedSignIn]>([
    sql`delete from failed_sign_ins f where f.id in (
          select o.id from failed_sign_ins o where o.user_id is null order by o.id limit ${limit} for update skip locked)`,
    sql`select f.id, f.user_id as "userId", f.address, f.request_id as "requestId", f.failed_at as "failedAt"
        from failed_sign_ins f where f.user_id is not null order by f.id limit ${limit}`,
  ])
  return failures.filter((failure): failure is FailureOfUser => failure.userId !== null)
}

/** False when somebody else has told of it. */
export async function takeFailure(tx: Tx, id: number): Promise<boolean> {
  return (await tx.rows(sql`delete from failed_sign_ins f where f.id = ${id} returning f.id`)).length > 0
}

/** Of somebody who works nowhere any more. */
export async function forgetFailure(db: Database, id: number): Promise<void> {
  await db.outsideTenants([sql`delete from failed_sign_ins f where f.id = ${id}`])
}

import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import type { Subject } from '../users/index.ts'
import type { Known, OpenInvitation } from './admission.rules.ts'

export interface VouchedFor {
  emailKey: string
  subject: Subject
}

interface UserRow {
  id: number
  works: boolean
  isThisSubject: boolean
}

export function subjectOf(issuer: string, sub: string): Subject {
  return { issuer, hash: createHash('sha256').update(`${issuer}\0${sub}`).digest('hex') }
}

/** All that decides about somebody, in one round trip; the same statements for everybody. */
export async function findKnown(db: Database, { emailKey, subject }: VouchedFor): Promise<Known> {
  const hash = Buffer.from(subject.hash, 'hex')
  const [, , [user], , [other], invitations, [home]] = await db.outsideTenants<
    [
      Row,
      Row,
      UserRow,
      Row,
      { exists: boolean; accessVersion: number | null },
      OpenInvitation,
      NonNullable<Known['home']>,
    ]
  >([
    sql`select set_config('app.company_subject', ${subject.hash}, true), set_config('app.company_email', ${emailKey}, true),
               set_config('app.sign_in_email', ${emailKey}, true)`,
    sql`select set_config('app.user_id', coalesce(
          (select s.user_id::text from company_subjects s where s.subject_hash = ${hash}),
          (select u.id::text from users u where u.email_key = ${emailKey}), '0'), true)`,
    sql`select named_user() as id, exists (select from memberships m where m.user_id = named_user()) as works,
               exists (select from company_subjects s where s.subject_hash = ${hash}) as "isThisSubject"`,
    sql`select set_config('app.company_subject', '', true), set_config('app.sign_in_email', '', true)`,
    sql`select exists (select from company_subjects s where s.user_id = named_user() and s.issuer = ${subject.issuer}
                       and s.subject_hash <> ${hash}) as exists,
               (select u.access_version from users u where u.id = named_user()) as "accessVersion"`,
    sql`select i.account_id as "accountId", i.customer_id as "customerId", i.id, i.role, i.language_iso as "languageIso"
        from invitations i where i.email_key = ${emailKey} and i.expires_at > now() order by i.account_id`,
    sql`select d.account_id as "accountId", d.customer_id as "customerId" from company_domains d`,
  ])
  const hasOtherSubject = other?.exists ?? false
  const accessVersion = other?.accessVersion ?? 0
  return { user: user?.id ? { ...user, accessVersion, hasOtherSubject } : null, invitations, home: home ?? null }
}

/** The transaction may make a user of this email from here on, and use up their invitations. */
export function nameCompanyEmail(tx: Tx, emailKey: string): void {
  tx.write(sql`select set_config('app.company_email', ${emailKey}, true)`)
}

/** False when an answer with this state was taken before. Those of more than an hour ago are too old by themselves. */
export async function takeAnswer(db: Database, state: string): Promise<boolean> {
  const hash = createHash('sha256').update(state).digest()
  const [, taken] = await db.outsideTenants<[Row, Row]>([
    sql`delete from used_company_answers a where a.state_hash in (
          select o.state_hash from used_company_answers o where o.used_at < now() - interval '1 hour'
          limit 100 for update skip locked)`,
    sql`insert into used_company_answers (state_hash) values (${hash}) on conflict do nothing returning state_hash`,
  ])
  return taken.length > 0
}

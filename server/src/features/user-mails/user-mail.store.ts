import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { LinkKind, NoticeKind, UserMailKind } from './user-link.rules.ts'
import type { Matter } from './user-mail.rules.ts'

export interface WantedMail extends Columns<'user_mails', 'linkId'> {
  kind: LinkKind
  /** How long the link is good; after that the mail is worth nothing. */
  goodForMinutes: number
}

/** For the transaction that wants the mail. `addressees` is a query for email, language_iso and matter: nobody, or one. */
export function wantMail({ kind, linkId, goodForMinutes }: WantedMail, addressees: Sql): Sql {
  return sql`
    insert into user_mails (kind, link_id, expires_at, email, language_iso, matter)
    select ${kind}::text, ${linkId}::uuid, now() + make_interval(mins => ${goodForMinutes}), a.email, a.language_iso, a.matter
    from (${addressees}) a`
}

/**
 * A mail without a link of its own, to however many the query finds; late news are no news. Nobody is told of what happens in a
 * sandbox.
 */
export function wantNotice(kind: NoticeKind, addressees: Sql): Sql {
  return sql`
    insert into user_mails (kind, link_id, expires_at, email, language_iso, matter)
    select ${kind}::text, gen_random_uuid(), now() + interval '3 days', a.email, a.language_iso, a.matter
    from (${addressees}) a where not is_sandbox(account_if_named())`
}

export interface DueMail extends Columns<'user_mails', 'id' | 'email' | 'languageIso' | 'linkId' | 'attempts'> {
  kind: UserMailKind
  matter: Matter
  /** When it was wanted. */
  createdMs: number
}

/** Longer than the relay may take to answer for a mail. */
const leaseMinutes = 30

/** One that nobody has in hand. Whoever dies with it in hand leaves it to the next, after a while. */
export async function claimMail(db: Database): Promise<DueMail | undefined> {
  const [, [mail]] = await db.outsideTenants<[object, DueMail]>([
    sql`delete from user_mails m where m.expires_at < now() and m.due_at < now()`,
    sql`update user_mails m set attempts = m.attempts + 1, due_at = now() + make_interval(mins => ${leaseMinutes})
        where m.id = (select d.id from user_mails d where d.due_at <= now() order by d.due_at limit 1 for update skip locked)
        returning m.id, m.kind, m.email, m.language_iso as "languageIso", m.link_id as "linkId", m.matter, m.attempts,
                  extract(epoch from m.created_at)::float8 * 1000 as "createdMs"`,
  ])
  return mail
}

export async function endMail(db: Database, id: number): Promise<void> {
  await db.outsideTenants([sql`delete from user_mails m where m.id = ${id}`])
}

export async function postponeMail(db: Database, id: number, seconds: number): Promise<void> {
  await db.outsideTenants([
    sql`update user_mails m set due_at = now() + make_interval(secs => ${seconds}) where m.id = ${id}`,
  ])
}

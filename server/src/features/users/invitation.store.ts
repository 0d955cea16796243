import sql from 'sql-template-tag'
import type { Database, Reader, Row, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Role } from '../accounts/index.ts'

export interface Invitation extends Columns<'invitations', 'id' | 'email' | 'languageIso' | 'createdAt' | 'expiresAt'> {
  role: Role
  hasExpired: boolean
  /** Null when they no longer work in the account. */
  invitedBy: string | null
}

/** The latest first. */
export function listInvitations(reader: Reader): Promise<Invitation[]> {
  return reader.rows<Invitation>(sql`
    select i.id, i.email, i.role, i.language_iso as "languageIso", i.created_at as "createdAt", i.expires_at as "expiresAt",
           i.expires_at <= now() as "hasExpired", u.name as "invitedBy"
    from invitations i left join users u on u.id = i.invited_by
    where ${reader.owns('i')} order by i.created_at desc, i.id desc`)
}

export async function isMember(tx: Tx, emailKey: string): Promise<boolean> {
  const members = await tx.rows(sql`
    select m.user_id from memberships m join users u on u.id = m.user_id
    where ${tx.owns('m')} and u.email_key = ${emailKey}`)
  return members.length > 0
}

export interface NewInvitation
  extends Columns<'invitations', 'email' | 'emailKey' | 'languageIso' | 'invitedBy' | 'tokenHash'> {
  role: Role
  goodForMinutes: number
}

/** A newer one takes the place of that of the same email. */
export function saveInvitation(tx: Tx, invitation: NewInvitation): void {
  const { accountId, customerId } = tx.tenant
  tx.write(sql`
    insert into invitations (account_id, customer_id, email, email_key, role, language_iso, invited_by, token_hash, expires_at)
    values (${accountId}, ${customerId}, ${invitation.email}, ${invitation.emailKey}, ${invitation.role},
            ${invitation.languageIso}, ${invitation.invitedBy}, ${invitation.tokenHash},
            now() + make_interval(mins => ${invitation.goodForMinutes}))
    on conflict (account_id, email_key) do update
    set role = excluded.role, language_iso = excluded.language_iso, invited_by = excluded.invited_by,
        token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at`)
}

export async function deleteInvitation(tx: Tx, id: number): Promise<boolean> {
  const deleted = await tx.rows(sql`
    delete from invitations i where ${tx.owns('i')} and i.id = ${id} returning i.id`)
  return deleted.length > 0
}

/** Uses it up: as what it invites, or undefined when it is not good any more. */
export async function takeInvitation(tx: Tx, id: number): Promise<Role | undefined> {
  const [taken] = await tx.rows<{ role: Role }>(sql`
    delete from invitations i where ${tx.owns('i')} and i.id = ${id} and i.expires_at > now() returning i.role`)
  return taken?.role
}

export interface ShownInvitation
  extends Columns<'invitations', 'accountId' | 'customerId' | 'email' | 'emailKey' | 'languageIso' | 'expiresAt'> {
  role: Role
}

const nameLink = (tokenHash: Buffer) => sql`select set_config('app.link_hash', ${tokenHash.toString('hex')}, true)`
const shownColumns = sql`i.account_id as "accountId", i.customer_id as "customerId", i.email, i.email_key as "emailKey",
                         i.language_iso as "languageIso", i.role, i.expires_at as "expiresAt"`

/** The one whose link is shown, while it is good. */
export async function findByLink(db: Database, tokenHash: Buffer): Promise<ShownInvitation | undefined> {
  const [, [invitation]] = await db.outsideTenants<[Row, ShownInvitation]>([
    nameLink(tokenHash),
    sql`select ${shownColumns} from invitations i where i.token_hash = ${tokenHash} and i.expires_at > now()`,
  ])
  return invitation
}

/** Under its lock, so that a link is used once. */
export async function lockByLink(tx: Tx, tokenHash: Buffer): Promise<ShownInvitation | undefined> {
  tx.write(nameLink(tokenHash))
  const [invitation] = await tx.rows<ShownInvitation>(sql`
    select ${shownColumns} from invitations i where i.token_hash = ${tokenHash} and i.expires_at > now() for update`)
  return invitation
}

export function endByLink(tx: Tx, tokenHash: Buffer): void {
  tx.write(sql`delete from invitations i where i.token_hash = ${tokenHash}`)
}

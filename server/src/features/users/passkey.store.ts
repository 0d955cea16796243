import sql from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { OpenedChallenge } from './passkey-challenge.rules.ts'
import { nameUser } from './session.store.ts'

export type OwnPasskey = Columns<'passkeys', 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

export type KnownCredential = Columns<'passkeys', 'credentialId' | 'transports'>

export interface ShownPasskey
  extends Columns<'passkeys', 'id' | 'userId' | 'credentialId' | 'publicKey' | 'signCount'>,
    Columns<'users', 'emailKey' | 'accessVersion'> {
  /** Its user is a member of some account. */
  belongs: boolean
}

/** Whosever it is: found by the name that the device gave it. */
export async function findPasskey(db: Database, credentialId: Buffer): Promise<ShownPasskey | undefined> {
  const [, , [passkey]] = await db.outsideTenants<[Row, Row, ShownPasskey]>([
    sql`select set_config('app.passkey', ${credentialId.toString('hex')}, true)`,
    sql`select set_config('app.user_id', coalesce(
          (select p.user_id::text from passkeys p where p.credential_id = ${credentialId}), '0'), true)`,
    sql`select p.id, p.user_id as "userId", p.credential_id as "credentialId", p.public_key as "publicKey",
               p.sign_count as "signCount", u.email_key as "emailKey", u.access_version as "accessVersion",
               exists (select from memberships m where m.user_id = named_user()) as belongs
        from passkeys p join users u on u.id = p.user_id where p.credential_id = ${credentialId}`,
  ])
  return passkey
}

interface Use {
  passkey: Pick<ShownPasskey, 'id' | 'userId'>
  /** What the device says it has counted. */
  signCount: number
  challenge: OpenedChallenge
}

/** False when the challenge was answered before, or somebody else has used a copy of the key meanwhile. */
export async function takeAssertion(db: Database, { passkey, signCount, challenge }: Use): Promise<boolean> {
  const [, , used] = await db.outsideTenants<[Row, Row, Row]>([
    nameUser(passkey.userId),
    forgetChallenges,
    sql`with used as (${useOf(challenge)})
        update passkeys p set sign_count = ${signCount}, last_used_at = now()
        where p.id = ${passkey.id} and p.user_id = ${passkey.userId} and exists (select from used)
          and (p.sign_count < ${signCount} or (p.sign_count = 0 and ${signCount} = 0))
        returning p.id`,
  ])
  return used.length > 0
}

/** Those below are for transactions that name the user. False when it was answered before. */
export async function takeChallenge(tx: Tx, challenge: OpenedChallenge): Promise<boolean> {
  tx.write(forgetChallenges)
  return (await tx.rows(useOf(challenge))).length > 0
}

/** Long after they have expired by any clock. */
const forgetChallenges = sql`
  delete from used_challenges c where c.nonce in (
    select o.nonce from used_challenges o where o.expires_at < now() - interval '1 day'
    limit 100 for update skip locked)`

function useOf({ nonce, untilMs }: OpenedChallenge) {
  return sql`
    insert into used_challenges (nonce, expires_at) values (${nonce}, to_timestamp(${untilMs / 1000}::float8))
    on conflict (nonce) do nothing returning nonce`
}

export async function listPasskeys(db: Database, userId: number): Promise<OwnPasskey[]> {
  const [, passkeys] = await db.outsideTenants<[Row, OwnPasskey]>([
    nameUser(userId),
    sql`select p.id, p.name, p.created_at as "createdAt", p.last_used_at as "lastUsedAt"
        from passkeys p where p.user_id = ${userId} order by p.id`,
  ])
  return passkeys
}

export async function listCredentials(db: Database, userId: number): Promise<KnownCredential[]> {
  const [, credentials] = await db.outsideTenants<[Row, KnownCredential]>([
    nameUser(userId),
    sql`select p.credential_id as "credentialId", p.transports from passkeys p where p.user_id = ${userId} order by p.id`,
  ])
  return credentials
}

export type NewPasskey = Columns<
  'passkeys',
  'userId' | 'credentialId' | 'publicKey' | 'signCount' | 'transports' | 'name'
>

/** Undefined when there is one that the device calls the same. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<OwnPasskey | undefined> {
  const { userId, credentialId, publicKey, signCount, transports, name } = passkey
  const [added] = await tx.rows<OwnPasskey>(sql`
    insert into passkeys (user_id, credential_id, public_key, sign_count, transports, name)
    values (${userId}, ${credentialId}, ${publicKey}, ${signCount}, ${transports}, ${name})
    on conflict (credential_id) do nothing
    returning id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`)
  return added
}

export async function lockPasskey(tx: Tx, userId: number, id: number): Promise<OwnPasskey | undefined> {
  const [passkey] = await tx.rows<OwnPasskey>(sql`
    select p.id, p.name, p.created_at as "createdAt", p.last_used_at as "lastUsedAt"
    from passkeys p where p.user_id = ${userId} and p.id = ${id} for update`)
  return passkey
}

export function renamePasskey(tx: Tx, userId: number, { id, name }: Pick<OwnPasskey, 'id' | 'name'>): void {
  tx.write(sql`update passkeys p set name = ${name} where p.user_id = ${userId} and p.id = ${id}`)
}

export function deletePasskey(tx: Tx, userId: number, id: number): void {
  tx.write(sql`delete from passkeys p where p.user_id = ${userId} and p.id = ${id}`)
}

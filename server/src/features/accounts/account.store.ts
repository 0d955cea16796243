import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Approval } from './approval.rules.ts'
import type { ApprovalDemand } from './approval-demand.rules.ts'
import type { Locker } from './locker.rules.ts'
import type { Role } from './role.rules.ts'
import type { FactorDemand } from './second-factor.rules.ts'

export type Account = Columns<
  'accounts',
  | 'id'
  | 'customerId'
  | 'type'
  | 'name'
  | 'parentAccountId'
  | 'hasChannels'
  | 'defaultLanguageIso'
  | 'languages'
  | 'timeZone'
  | 'defaultOptinMailingId'
  | 'defaultOptoutMailingId'
  | 'defaultSenderName'
  | 'defaultSenderEmail'
  | 'minuteLimit'
  | 'concurrentLimit'
  | 'createdAt'
  | 'lockedAt'
  | 'closedAt'
  | 'alwaysForceOptIn'
  | 'confirmAddressChanges'
  | 'sandboxOf'
  | 'clockAheadSeconds'
  | 'clockDueSeconds'
  | 'undoSeconds'
> & { approval: Approval; lockedBy: Locker | null; requireApproval: ApprovalDemand }

export const accountColumns = sql`
  a.id, a.customer_id as "customerId", a.type, a.name, a.parent_account_id as "parentAccountId",
  a.has_channels as "hasChannels", a.default_language_iso as "defaultLanguageIso", a.languages,
  a.time_zone as "timeZone",
  a.default_optin_mailing_id as "defaultOptinMailingId", a.default_optout_mailing_id as "defaultOptoutMailingId",
  a.default_sender_name as "defaultSenderName", a.default_sender_email as "defaultSenderEmail", a.minute_limit as "minuteLimit",
  a.concurrent_limit as "concurrentLimit", a.approval, a.created_at as "createdAt", a.locked_at as "lockedAt",
  a.locked_by as "lockedBy", a.closed_at as "closedAt", a.always_force_opt_in as "alwaysForceOptIn",
  a.confirm_address_changes as "confirmAddressChanges", a.sandbox_of as "sandboxOf", a.clock_ahead_seconds as "clockAheadSeconds",
  a.clock_due_seconds as "clockDueSeconds",
  a.require_approval as "requireApproval", a.undo_seconds as "undoSeconds"`

export async function findAccount(reader: Reader): Promise<Account | undefined> {
  const [account] = await reader.rows<Account>(
    sql`select ${accountColumns} from accounts a where ${reader.owns('a', 'id')}`,
  )
  return account
}

/** Of any customer. */
export async function findAnyAccount(tx: OperatorTx, id: number): Promise<Account | undefined> {
  const [account] = await tx.rows<Account>(sql`select ${accountColumns} from accounts a where a.id = ${id}`)
  return account
}

/** Of one customer, or of all. */
export function listAccounts(tx: OperatorTx, customerId: number | null): Promise<Account[]> {
  return tx.rows<Account>(sql`
    select ${accountColumns} from accounts a where ${customerId}::bigint is null or a.customer_id = ${customerId} order by a.id`)
}

export async function reserveAccountId(tx: Pick<OperatorTx, 'rows'>): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`select nextval('accounts_id_seq') as id`)
  return (row as { id: number }).id
}

type NewAccountRow = Omit<
  Account,
  | 'defaultOptinMailingId'
  | 'defaultOptoutMailingId'
  | 'defaultSenderName'
  | 'defaultSenderEmail'
  | 'minuteLimit'
  | 'concurrentLimit'
  | 'lockedAt'
  | 'lockedBy'
  | 'closedAt'
  | 'alwaysForceOptIn'
  | 'confirmAddressChanges'
  | 'sandboxOf'
  | 'clockAheadSeconds'
  | 'clockDueSeconds'
  | 'requireApproval'
  | 'undoSeconds'
>

export async function insertAccount(tx: Pick<OperatorTx, 'rows'>, account: NewAccountRow): Promise<void> {
  await tx.rows(sql`
    insert into accounts (id, customer_id, type, name, parent_account_id, has_channels, default_language_iso, languages,
                          time_zone, approval, created_at)
    overriding system value
    values (${account.id}, ${account.customerId}, ${account.type}, ${account.name}, ${account.parentAccountId},
            ${account.hasChannels}, ${account.defaultLanguageIso}, ${account.languages}, ${account.timeZone},
            ${account.approval}, ${account.createdAt})`)
}

/** False when it was decided before. */
export async function decideApproval(tx: OperatorTx, id: number, approval: Approval): Promise<boolean> {
  const decided = await tx.rows(sql`
    update accounts a set approval = ${approval}
    where a.id = ${id} and a.approval <> 'approved' and a.approval <> ${approval} returning a.id`)
  return decided.length > 0
}

/** It waits to be looked at again. False when it was not approved. */
export async function withdrawApproval(tx: OperatorTx, id: number): Promise<boolean> {
  const withdrawn = await tx.rows(sql`
    update accounts a set approval = 'pending' where a.id = ${id} and a.approval = 'approved' returning a.id`)
  return withdrawn.length > 0
}

type AccountSettings = Columns<
  'accounts',
  | 'name'
  | 'type'
  | 'timeZone'
  | 'defaultLanguageIso'
  | 'languages'
  | 'tracking'
  | 'defaultOptinMailingId'
  | 'defaultOptoutMailingId'
  | 'defaultSenderName'
  | 'defaultSenderEmail'
  | 'alwaysForceOptIn'
  | 'confirmAddressChanges'
  | 'undoSeconds'
> & { requireSecondFactor: FactorDemand; requireApproval: ApprovalDemand }

/** What an admin of the account sees of how it is set. */
export async function findAccountSettings(reader: Reader): Promise<AccountSettings | undefined> {
  const [settings] = await reader.rows<AccountSettings>(sql`
    select a.name, a.type, a.time_zone as "timeZone", a.default_language_iso as "defaultLanguageIso", a.languages,
           a.tracking, a.default_optin_mailing_id as "defaultOptinMailingId",
           a.default_optout_mailing_id as "defaultOptoutMailingId", a.default_sender_name as "defaultSenderName",
           a.default_sender_email as "defaultSenderEmail",
           a.require_second_factor as "requireSecondFactor", a.always_force_opt_in as "alwaysForceOptIn",
           a.confirm_address_changes as "confirmAddressChanges", a.require_approval as "requireApproval", a.undo_seconds as "undoSeconds"
    from accounts a where ${reader.owns('a', 'id')}`)
  return settings
}

/** Absent ones stay. */
export function setNameAndZone(tx: Tx, { name, timeZone }: Partial<Pick<Account, 'name' | 'timeZone'>>): void {
  tx.write(sql`
    update accounts a set name = coalesce(${name ?? null}, a.name), time_zone = coalesce(${timeZone ?? null}, a.time_zone)
    where ${tx.owns('a', 'id')}`)
}

export function setTracking(tx: Tx, mode: Columns<'accounts', 'tracking'>['tracking']): void {
  tx.write(sql`update accounts a set tracking = ${mode} where ${tx.owns('a', 'id')}`)
}

export type AccountLanguages = Pick<Account, 'languages' | 'defaultLanguageIso'>

export interface FactorSetting extends Columns<'accounts', 'secondFactorSince'> {
  requireSecondFactor: FactorDemand
  /** By the clock of the database, like the ends of sessions. */
  now: Timestamp
}

export async function findFactorSetting(reader: Reader): Promise<FactorSetting | undefined> {
  const [setting] = await reader.rows<FactorSetting>(sql`
    select a.require_second_factor as "requireSecondFactor", a.second_factor_since as "secondFactorSince", now() as now
    from accounts a where ${reader.owns('a', 'id')}`)
  return setting
}

/** Whoever must have one from now on has their days from now on. */
export function setFactorDemand(tx: Tx, demand: FactorDemand): void {
  tx.write(sql`
    update accounts a set require_second_factor = ${demand}, second_factor_since = now()
    where ${tx.owns('a', 'id')} and a.require_second_factor <> ${demand}`)
}

export function setLanguages(tx: Tx, { languages, defaultLanguageIso }: AccountLanguages): void {
  tx.write(sql`
    update accounts a set languages = ${languages}, default_language_iso = ${defaultLanguageIso} where ${tx.owns('a', 'id')}`)
}

/** Both are null where whoever the last mailing came from sends the next one. */
export function setDefaultSender(
  tx: Tx,
  { defaultSenderName: name, defaultSenderEmail: email }: Pick<Account, 'defaultSenderName' | 'defaultSenderEmail'>,
): void {
  tx.write(sql`
    update accounts a set default_sender_name = ${name}, default_sender_email = ${email} where ${tx.owns('a', 'id')}`)
}

export function setDefaultOptinMailing(tx: Tx, mailingId: number | null): void {
  tx.write(sql`update accounts a set default_optin_mailing_id = ${mailingId} where ${tx.owns('a', 'id')}`)
}

export function setDefaultOptoutMailing(tx: Tx, mailingId: number | null): void {
  tx.write(sql`update accounts a set default_optout_mailing_id = ${mailingId} where ${tx.owns('a', 'id')}`)
}

export function setAlwaysForceOptIn(tx: Tx, isOn: boolean): void {
  tx.write(sql`update accounts a set always_force_opt_in = ${isOn} where ${tx.owns('a', 'id')}`)
}

export function setConfirmAddressChanges(tx: Tx, isOn: boolean): void {
  tx.write(sql`update accounts a set confirm_address_changes = ${isOn} where ${tx.owns('a', 'id')}`)
}

export function setApprovalDemand(tx: Tx, demand: ApprovalDemand): void {
  tx.write(sql`update accounts a set require_approval = ${demand} where ${tx.owns('a', 'id')}`)
}

export function setUndoSeconds(tx: Tx, seconds: number): void {
  tx.write(sql`update accounts a set undo_seconds = ${seconds} where ${tx.owns('a', 'id')}`)
}

/** Users of the account who have one of these roles. */
export async function countInRoles(reader: Reader, roles: readonly Role[]): Promise<number> {
  const [row] = await reader.rows<{ users: number }>(sql`
    select count(*) as users from memberships m where ${reader.owns('m')} and m.role = any(${roles})`)
  return row?.users ?? 0
}

export function setRelay(tx: Tx, relay: string | null): void {
  tx.write(sql`update accounts a set relay = ${relay} where ${tx.owns('a', 'id')}`)
}

/** Absent ones stay; null = no limit over the keys. */
export function setAccountLimits(
  tx: Tx,
  { minuteLimit, concurrentLimit }: Partial<Pick<Account, 'minuteLimit' | 'concurrentLimit'>>,
): void {
  tx.write(sql`
    update accounts a
    set minute_limit = case when ${minuteLimit === undefined} then a.minute_limit else ${minuteLimit ?? null}::int end,
        concurrent_limit = case when ${concurrentLimit === undefined} then a.concurrent_limit else ${concurrentLimit ?? null}::int end
    where ${tx.owns('a', 'id')}`)
}

export function setHasChannels(tx: Tx, hasChannels: boolean): void {
  tx.write(sql`update accounts a set has_channels = ${hasChannels} where ${tx.owns('a', 'id')}`)
}

import sql from 'sql-template-tag'
import type { Database, Tx } from '../../platform/db/database.ts'
import { literalList } from '../../platform/db/literals.rules.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { harmlessClasses } from './bounce-class.rules.ts'

export interface StoredReading extends Tenant {
  id: number
  runId: number
  messageId: number
  answer: string
  class: string
  effect: string
}

/** Answers to bounces in the order of their ids, `limit` of them from behind `after`. */
export async function listReadings(db: Database, after: number, limit: number): Promise<StoredReading[]> {
  const [rows] = await db.outsideTenants<[Nullable<StoredReading, 'answer' | 'class' | 'effect'>]>([
    sql`select i.account_id as "accountId", r.customer_id as "customerId", i.id, i.run_id as "runId",
               i.message_id as "messageId", i.answer, i.class, i.effect
        from inbound_reports i join runs r on r.account_id = i.account_id and r.id = i.run_id
        where i.id > ${after} and i.answer is not null and i.class not in ${literalList(harmlessClasses)} order by i.id limit ${limit}`,
  ])
  return rows as StoredReading[]
}

export function saveReading(tx: Tx, id: number, reading: { class: string; rule: string; rulesVersion: number }): void {
  tx.write(sql`
    update inbound_reports i set class = ${reading.class}, rule = ${reading.rule}, rules_version = ${reading.rulesVersion}
    where ${tx.owns('i')} and i.id = ${id}`)
}

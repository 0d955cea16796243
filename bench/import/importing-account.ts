import { setTimeout as sleep } from 'node:timers/promises'
import { createAccount, inAccount, inCustomer } from '../../server/src/features/account-setup/index.ts'
import { createCustomer } from '../../server/src/features/accounts/index.ts'
import { createCustomerField } from '../../server/src/features/customer-fields/index.ts'
import { checkImport, chooseRules, createImport, runImport } from '../../server/src/features/imports/change-import.ts'
import type { Meaning, Rules, Stage } from '../../server/src/features/imports/import.rules.ts'
import { findImport, type ImportView } from '../../server/src/features/imports/import.store.ts'
import { receiveFile } from '../../server/src/features/imports/receive-file.ts'
import type { BenchDatabase } from '../database.ts'
import type { Marks } from './bare-copy.ts'

const lookMs = 20

export async function createImporter({ operator }: BenchDatabase): Promise<{ accountId: number; fieldId: number }> {
  const customerId = await createCustomer(operator, { name: 'Versandhaus Ost' })
  const translations = { de: { name: 'Merkmal', description: null } }
  const fieldId = await inCustomer(operator, customerId, (act) =>
    createCustomerField(act, { fieldType: 1, type: 1, translations }),
  )
  return { accountId: await createAccount(operator, { customerId, type: 'S', name: 'Ost' }), fieldId }
}

/** People who ask for nothing but the address of each. */
export const rulesOfThoseWhoLeft: Rules = {
  ...{ columns: ['email'], dateOrder: 'dmy', decimalSign: 'comma', newPeople: 'unsubscribed', channelIds: [] },
  ...{ knownPeople: 'skip', clearsEmpty: false, basis: null, origin: null, reason: null },
  ...{ consentDate: null, consentWording: null, groupId: null },
}

export function rulesOfPeople(fieldId: number): Rules {
  const columns: Meaning[] = ['email', 'firstname', 'lastname', 'city', 'birthday', `customerFields.${fieldId}`]
  return {
    ...{ ...rulesOfThoseWhoLeft, columns, newPeople: 'receiveReady', basis: 'consent', origin: 'Herbstmesse' },
    ...{ reason: 'Angekreuzt am Stand', consentDate: '2026-10-12', consentWording: 'Ja, schreibt mir.' },
  }
}

/** One import of one account, taken from stage to stage; the worker does the work. */
export class BenchImport {
  readonly id: number
  private readonly accountId: number
  private readonly database: BenchDatabase

  constructor(database: BenchDatabase, { accountId, id }: { accountId: number; id: number }) {
    this.database = database
    this.accountId = accountId
    this.id = id
  }

  static async bring(database: BenchDatabase, accountId: number, bytes: Buffer): Promise<BenchImport> {
    const file = { fileName: 'list.csv', fileSize: bytes.length }
    const id = await inAccount(database.operator, accountId, (act) => createImport(act, file))
    const brought = new BenchImport(database, { accountId, id })
    await receiveFile(
      (work) => inAccount(database.operator, accountId, work),
      { importId: id, record: async () => undefined },
      brought.chunks(bytes),
      0,
    )
    return brought
  }

  private async *chunks(bytes: Buffer): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  }

  /** Seconds of the dry run. */
  async check(rules: Rules): Promise<number> {
    await this.until('columns')
    await inAccount(this.database.operator, this.accountId, (act) => chooseRules(act, this.id, rules))
    return this.time('checked', checkImport)
  }

  /** Seconds of the import. */
  run(): Promise<number> {
    return this.time('done', runImport)
  }

  async marks(): Promise<Marks> {
    const { rows } = await this.database.pool.query<Omit<Marks, 'accountId' | 'importId'>>(
      `select last_subscriber_id::int as people, consent_seq::int as steps, event_seq::int as events
       from account_heads where account_id = $1`,
      [this.accountId],
    )
    return { ...(rows[0] as Marks), accountId: this.accountId, importId: this.id }
  }

  read(): Promise<ImportView> {
    return inAccount(this.database.operator, this.accountId, async ({ tx }) => {
      return (await findImport(tx, this.id)) as ImportView
    })
  }

  private async time(stage: Stage, begin: typeof runImport): Promise<number> {
    const start = performance.now()
    await inAccount(this.database.operator, this.accountId, (act) => begin(act, this.id))
    await this.until(stage)
    return (performance.now() - start) / 1000
  }

  private async until(stage: Stage): Promise<void> {
    const question = `select i.stage, i.fault, j.state, j.reason from imports i join jobs j on (j.account_id, j.id) = (i.account_id, i.job_id)
                      where i.account_id = $1 and i.id = $2`
    for (;;) {
      const { rows } = await this.database.pool.query(question, [this.accountId, this.id])
      if (rows[0]?.stage === stage) return
      if (rows[0]?.state === 'failed' || rows[0]?.fault) throw new Error(`the import fails: ${JSON.stringify(rows[0])}`)
      await sleep(lookMs)
    }
  }
}

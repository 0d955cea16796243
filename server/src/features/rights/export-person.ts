import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { findAccount } from '../accounts/index.ts'
import { findPerson } from './find-person.ts'
import { type PersonExport, readable } from './person-export.rules.ts'
import { readPerson } from './person-export.store.ts'

/** What one account knows of a person, named by id or address; null when it does not know them. */
export async function exportPerson(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  tenant: Tenant,
  who: string,
): Promise<PersonExport | null> {
  const reader = db.reader(tenant)
  const [id, account] = await Promise.all([findPerson(reader, who), findAccount(reader)])
  if (id === undefined || !account) return null
  return {
    account: { id: account.id, name: account.name },
    exportedAt: timestamp(clock.now()),
    sections: readable(await readPerson(reader, id)),
  }
}

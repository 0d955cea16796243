import { actTime, findAccount, type Look } from '../accounts/index.ts'
import { findPerson } from './find-person.ts'
import { type PersonExport, readable } from './person-export.rules.ts'
import { readPerson } from './person-export.store.ts'

/** What one account knows of a person, named by id or address; null when it does not know them. */
export async function exportPerson(look: Pick<Look, 'reader' | 'clock'>, who: string): Promise<PersonExport | null> {
  const { reader } = look
  const [id, account] = await Promise.all([findPerson(look, who), findAccount(reader)])
  if (id === undefined || !account) return null
  return {
    account: { id: account.id, name: account.name },
    exportedAt: actTime(look),
    sections: readable(await readPerson(reader, id)),
  }
}

import type { Row } from '../../platform/db/database.ts'
import { actTime, findAccount, type Look } from '../accounts/index.ts'
import { withOpenValues } from '../messages/index.ts'
import { findPerson } from './find-person.ts'
import { type PersonExport, readable } from './person-export.rules.ts'
import { type ExportedRows, readPerson } from './person-export.store.ts'

/** What is sealed at rest is the person's own. */
function opened(look: Pick<Look, 'reader' | 'secrets'>, sections: ExportedRows): ExportedRows {
  const open = (rows: Row[] = []) => rows.map((row) => withOpenValues(look, look.reader.tenant.accountId, row))
  return { ...sections, mails: open(sections.mails), campaigns: open(sections.campaigns) }
}

/** What one account knows of a person, named by id or address; null when it does not know them. */
export async function exportPerson(
  look: Pick<Look, 'reader' | 'clock' | 'secrets'>,
  who: string,
): Promise<PersonExport | null> {
  const { reader } = look
  const [id, account] = await Promise.all([findPerson(look, who), findAccount(reader)])
  if (id === undefined || !account) return null
  return {
    account: { id: account.id, name: account.name },
    exportedAt: actTime(look),
    sections: readable(opened(look, await readPerson(reader, id))),
  }
}

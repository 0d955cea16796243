import { parseEmail } from '../../platform/text/email-address.rules.ts'
import type { Look } from '../accounts/index.ts'
import { findPersonId } from './person-export.store.ts'

/** The id of somebody named by id or address. */
export async function findPerson({ reader }: Pick<Look, 'reader'>, who: string): Promise<number | undefined> {
  if (/^[1-9][0-9]{0,14}$/.test(who)) return findPersonId(reader, { id: Number(who) })
  const email = parseEmail(who, true)
  return typeof email === 'string' ? undefined : findPersonId(reader, { emailKey: email.emailKey })
}

import sql from 'sql-template-tag'
import { millisecondsOf } from '../../platform/clock/timestamp.rules.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { type Act, actorName, lockAccount } from '../accounts/index.ts'
import { listEntries } from '../audit/index.ts'
import { newLink, wantMail } from '../user-mails/index.ts'
import { userRefusals } from '../users/index.ts'
import { testAddressRefusals } from './test-address.refusals.ts'
import { deleteTestAddress, findTestAddress, saveTestAddress, type TestAddress } from './test-address.store.ts'

const goodForMinutes = 7 * 24 * 60
const mostAnHour = 30

/** The mail is wanted in the same transaction. Asking again sends another link and voids the former. */
export async function addTestAddress(
  act: Act,
  { email: typed, languageIso }: { email: string; languageIso: string },
): Promise<TestAddress> {
  const { tx, secrets, account } = act
  const address = parseEmail(typed, false)
  if (typeof address === 'string') throw userRefusals.email_unsuitable()
  const { email, emailKey } = address
  await lockAccount(tx)
  if ((await findTestAddress(tx, emailKey))?.confirmedAt) throw testAddressRefusals.test_address_confirmed()
  if (await hasAskedEnough(act)) throw testAddressRefusals.test_addresses_too_many()
  const { linkId, tokenHash } = newLink(secrets, 'testAddress')
  saveTestAddress(tx, { email, emailKey, languageIso, addedBy: actorName(act.actor), tokenHash, goodForMinutes })
  const matter = JSON.stringify({ account: account.name })
  tx.write(
    wantMail(
      { kind: 'testAddress', linkId, goodForMinutes },
      sql`select ${email}::text as email, ${languageIso}::text as language_iso, ${matter}::jsonb as matter`,
    ),
  )
  return (await findTestAddress(tx, emailKey)) as TestAddress
}

/** By the audit log: a mail to an address that was taken out has reached somebody all the same. */
async function hasAskedEnough({ tx, clock }: Act): Promise<boolean> {
  const asked = await listEntries(tx, { actor: null, act: 'testAddresses.create', before: null }, mostAnHour)
  const deciding = asked[mostAnHour - 1]
  return deciding !== undefined && clock.now().getTime() - millisecondsOf(deciding.at) < 60 * 60 * 1000
}

export async function removeTestAddress({ tx }: Act, id: number): Promise<void> {
  if (!(await deleteTestAddress(tx, id))) throw testAddressRefusals.test_address_not_found()
}

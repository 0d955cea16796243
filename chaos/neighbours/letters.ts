import { inAccount, inCustomer } from '../../server/src/features/account-setup/index.ts'
import type { Operator } from '../../server/src/features/accounts/index.ts'
import { createMailing, importContent } from '../../server/src/features/mailings/index.ts'
import { activateMailing, startDueRuns } from '../../server/src/features/runs/index.ts'
import { createTriggerType } from '../../server/src/features/triggers/index.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { type EmailAddress, parseEmail } from '../../server/src/platform/text/email-address.rules.ts'
import { loadRecipients } from '../delivery/load-recipients.ts'
import { planNewsletter } from '../delivery/readership.ts'
import type { Recipient } from '../delivery/recipients.ts'
import { call } from '../stage/http-call.ts'
import type { ProvisionedAccount } from '../stage/provision.ts'

export interface Desk {
  operator: Operator
  /** As the engine sees it. */
  db: Database
  apiPort: number
}

function* readers(domain: string, count: number): Generator<Recipient> {
  for (let number = 1; number <= count; number++) {
    const email = parseEmail(`leser-${number}@${domain}`, false) as EmailAddress
    yield { number, email, firstname: 'Kim', lastname: 'Hansen', token: `${number}`, state: 'receiveReady' }
  }
}

/** Begins a newsletter to so many people of an account that was empty before. */
export async function beginNewsletter(
  { operator, db }: Desk,
  account: ProvisionedAccount,
  { domain, size }: { domain: string; size: number },
): Promise<void> {
  const { accountId } = account
  const { tokenFieldId } = await loadRecipients(operator, { accountId, people: readers(domain, size) })
  await planNewsletter(db, { account, expectedFile: '', tokenFieldId })
  await startRuns(db)
}

const valueNames = Array.from({ length: 100 }, (_, i) => `wert${i}`)
const longestValue = 10_000
const attachedAtOnce = 8

/** Begins a campaign in which every receiver brings as much as one may: a megabyte of values, and half of it is in the mail. */
export async function beginLargeCampaign(
  { operator, db, apiPort }: Desk,
  { accountId, customerId, keys }: ProvisionedAccount,
  { domain, size }: { domain: string; size: number },
): Promise<void> {
  await loadRecipients(operator, { accountId, people: readers(domain, size) })
  const translations = { de: { name: 'Großes', description: null } }
  const triggerTypeId = await inCustomer(operator, customerId, (act) =>
    createTriggerType(act, { key: 'large', translations }),
  )
  await inAccount(operator, accountId, async (act) => {
    const sender = { senderName: 'Reisebüro Ost', senderEmail: 'news@ost.example', languageIso: 'de' }
    const mailing = await createMailing(act, { type: 'trigger', name: 'Großes', triggerTypeId, ...sender })
    const html = `<p>${valueNames
      .slice(50)
      .map((name) => `{${name}}`)
      .join(' ')}</p>`
    await importContent(act, mailing, { subject: 'Alles', html, plainText: 'Alles', placeholders: valueNames })
    await activateMailing(act, mailing)
  })
  const post = async (path: string, body: object) => {
    const key = keys[0]?.key as string
    const answer = await call({ port: apiPort, method: 'POST', path: `/mailings/trigger${path}`, key, body })
    if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer
  }
  const { id } = (await post('', { triggerTypeId })).body.data
  for (let first = 0; first < size; first += attachedAtOnce) {
    const count = Math.min(attachedAtOnce, size - first)
    const receivers = Array.from({ length: count }, (_, i) => ({
      email: `leser-${first + i + 1}@${domain}`,
      placeholders: Object.fromEntries(
        valueNames.map((name) => [name, `${first + i} `.repeat(longestValue).slice(0, longestValue)]),
      ),
    }))
    const { data, meta } = (await post(`/${id}/receivers`, { receivers })).body
    if (meta.meta.attached !== count) throw new Error(`receivers were refused: ${JSON.stringify(data[0])}`)
  }
  await post(`/${id}/schedule`, {})
  await startRuns(db)
}

function startRuns(db: Database): Promise<unknown> {
  return startDueRuns({ config: { REQUIRE_SENDER_DOMAIN: false }, db, clock: systemClock, log: createLog('silent') })
}

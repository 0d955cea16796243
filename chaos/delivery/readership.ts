import type pg from 'pg'
import { actAs } from '../../server/src/features/accounts/index.ts'
import { createMailing, importContent, planMailing } from '../../server/src/features/mailings/index.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import { timestamp } from '../../server/src/platform/clock/timestamp.rules.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { createSecrets } from '../../server/src/platform/secrets/secrets.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { openOperator, type ProvisionedAccount } from '../stage/provision.ts'
import type { Stage } from '../stage/stage.ts'
import { writeExpectedSet } from './expected-set.ts'
import { loadRecipients, tokenMark } from './load-recipients.ts'
import { recipients } from './recipients.ts'

/** The people of an account, and the file that says what each of them is to get. */
export interface Readership {
  account: ProvisionedAccount
  expectedFile: string
  tokenFieldId: number
}

/** Fills an empty account. */
export async function gatherReadership(
  stage: Pick<Stage, 'adminUrl' | 'servingUrl'>,
  { account, expectedFile, seed, count }: Omit<Readership, 'tokenFieldId'> & { seed: number; count: number },
): Promise<Readership> {
  await writeExpectedSet(expectedFile, recipients({ seed, count }))
  const operator = openOperator(stage)
  try {
    const people = recipients({ seed, count })
    const { accountId } = account
    const { tokenFieldId } = await loadRecipients(operator, { accountId, people })
    return { account, expectedFile, tokenFieldId }
  } finally {
    await operator.close()
  }
}

/** Due at once, or so many minutes from now. */
export function planNewsletter(db: Database, { account, tokenFieldId }: Readership, inMinutes = 0): Promise<number> {
  // Nothing of the environment matters here, and a test runner has a BASE_URL of its own in it.
  const config = loadConfig({})
  const parts = { clock: systemClock, config, secrets: createSecrets(config.POSTRIDER_SECRET) }
  return db.transaction(account, async (tx) => {
    const act = await actAs(parts, tx, { kind: 'operator' })
    const wishes = { senderName: 'Reisebüro Nord', senderEmail: 'news@nord.example', languageIso: 'de' }
    const id = await createMailing(act, { type: 'standard', name: 'Neuigkeiten', ...wishes })
    await importContent(act, id, newsletter(tokenFieldId))
    const at = timestamp(new Date(systemClock.now().getTime() + inMinutes * 60_000))
    await planMailing(act, id, { at, fromVerifiedDomain: false })
    return id
  })
}

/** About eight kilobytes, with the variables that the nasty names try to break out of. */
function newsletter(tokenFieldId: number) {
  const story = '<p>Neue Reisen für {{V:2:Sie}}, von Küste zu Küste und zurück.</p>\n'.repeat(90)
  return {
    subject: 'Neues für {{V:2:Sie}} {{V:3:}}',
    html: `<h1>Hallo {{V:2:Sie}} {{V:3:}}</h1>\n${story}<p>${tokenMark(tokenFieldId)}</p>`,
    plainText: `Hallo {{V:2:Sie}} {{V:3:}}\n\n${tokenMark(tokenFieldId)}\n`,
  }
}

export async function findRun(client: pg.ClientBase, mailingId: number): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    "select id::float8 as id from runs where mailing_id = $1 and occurrence <> 'standing'",
    [mailingId],
  )
  return rows[0]?.id
}

export async function startedRun(client: pg.ClientBase, mailingId: number): Promise<number> {
  let id: number | undefined
  await waitUntil('the start of the run', async () => {
    id = await findRun(client, mailingId)
    return id !== undefined
  })
  return id as number
}

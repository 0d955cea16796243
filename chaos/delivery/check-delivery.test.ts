import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyConsent } from '../../server/src/features/consent/index.ts'
import { createTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { type Oracle, startOracle } from '../oracle/start-oracle.ts'
import { mailWith, SmtpDialogue } from '../oracle/testing/smtp-dialogue.ts'
import { openOperator, provisionAccounts } from '../stage/provision.ts'
import {
  checkDelivery,
  type DeliveryRun,
  databaseTimeMs,
  describeVerdict,
  unsubscribed,
  unsubscriptionEffects,
  waitUntilSettled,
} from './check-delivery.ts'
import { writeExpectedSet } from './expected-set.ts'
import { loadRecipients, tokenMark } from './load-recipients.ts'
import { messageStates } from './message-change.rules.ts'
import { recipients } from './recipients.ts'
import { installStateChangeLog } from './state-change-log.ts'

const count = 2000
const dir = mkdtempSync(join(tmpdir(), 'check-'))
const people = [...recipients({ seed: 5, count })]
const receivers = people.filter(({ state }) => state === 'receiveReady')
let database: TestDatabase
let client: pg.Client
let oracle: Oracle
let accountId: number
let customerId: number
let tokenFieldId: number
let run: DeliveryRun

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  oracle = await startOracle({ logFile: join(dir, 'oracle.jsonl') })
  const [account] = await provisionAccounts(database, { accounts: 1, keysEach: 1 })
  if (!account) throw new Error('there is no account')
  accountId = account.accountId
  customerId = account.customerId
  const operator = openOperator(database)
  const loaded = await loadRecipients(operator, { accountId, people })
  tokenFieldId = loaded.tokenFieldId
  await operator.close()
  const expectedFile = join(dir, 'expected.jsonl')
  await writeExpectedSet(expectedFile, people)
  await installStateChangeLog(client)
  run = { expectedFile, oracleLogs: [oracle.logFile], accountId, runId: 1 }
})
afterAll(async () => {
  await oracle.stop()
  await client.end()
  await database.drop()
  rmSync(dir, { recursive: true })
})

test('the people are in the account as they were invented, each with their token, and the consent holds', async () => {
  const rows = await database.query(
    `select s.id::int, s.email_key as key, s.firstname, s.lastname, s.customer_fields ->> $2 as token, p.status
     from subscribers s join subscriptions p on (p.account_id, p.subscriber_id) = (s.account_id, s.id)
     where s.account_id = $1 order by s.id`,
    [accountId, String(tokenFieldId)],
  )
  expect(rows).toEqual(
    people.map(({ number, email, firstname, lastname, token, state }) => ({
      id: number,
      key: email.emailKey,
      firstname,
      lastname,
      token,
      status: state === 'receiveReady' ? 1 : 3,
    })),
  )
  expect(tokenMark(tokenFieldId)).toBe(`token:{{C:${tokenFieldId}:none}}`)
  const operator = openOperator(database)
  expect(await verifyConsent(operator, { accountId, customerId })).toMatchObject({ brokenAt: null, findings: [] })
  await operator.close()
})

test('a second load into the same account is refused', async () => {
  const operator = openOperator(database)
  const again = loadRecipients(operator, { accountId, people: people.slice(0, 1) })
  await expect(again).rejects.toThrow('was not empty')
  await operator.close()
})

test('a ledger that fits the oracle is clean; each wrong change of it is found', async () => {
  const dialogue = await SmtpDialogue.open(oracle.port)
  await dialogue.introduce()
  for (const { number, email, token } of receivers)
    await dialogue.send({ to: email.emailKey, mail: mailWith({ messageId: `<${number}@example.com>`, token }) })
  dialogue.close()
  const ids = receivers.map(({ number }) => number)
  await client.query(
    `insert into messages (account_id, run_id, id, subscriber_id, wire_at, created_at, lane, state)
     select $1, 1, id, id, now(), now(), 1, $3 from unnest($2::bigint[]) id`,
    [accountId, ids, messageStates.onWire],
  )
  const move = (state: number, where = 'true') => client.query(`update messages set state = ${state} where ${where}`)
  await move(messageStates.accepted)
  await waitUntilSettled(client, run)
  const clean = await checkDelivery(client, run)
  expect(describeVerdict(clean)).toEqual(['lost=0 doubled=0 ghost=0 mixed=0 leak=0 stuck=0 drift=0 order=0 api=0'])
  expect(clean.figures).toMatchObject({ accepted: ids.length, rows: { accepted: ids.length } })

  const before = await databaseTimeMs(client)
  await client.query('update messages set wire_at = clock_timestamp() where id = $1', [ids[0]])
  await move(messageStates.claimed, `id = ${ids[1]}`)
  await client.query('delete from messages where id = $1', [ids[2]])
  const verdict = await checkDelivery(client, {
    ...run,
    unsubscriptions: [{ subscriberId: ids[0] as number, acknowledgedAtMs: before }],
    acknowledged: [unsubscribed(ids[0] as number)],
    effects: await unsubscriptionEffects(client, accountId),
  })
  const [line, ...examples] = describeVerdict(verdict)
  expect(line).toBe('lost=0 doubled=0 ghost=0 mixed=0 leak=1 stuck=1 drift=2 order=2 api=1')
  expect(examples.join('\n')).toContain(`accepted became claimed, for instance messages ${ids[1]}`)
  expect(examples.join('\n')).toContain(`accepted became deleted, for instance messages ${ids[2]}`)
})

test('those who had left before are known as unsubscribed', async () => {
  const left = people.filter(({ state }) => state !== 'receiveReady').map(({ number }) => unsubscribed(number))
  expect(await unsubscriptionEffects(client, accountId)).toEqual(new Set(left))
})

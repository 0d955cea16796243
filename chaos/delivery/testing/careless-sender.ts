import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mailWith, SmtpDialogue } from '../../oracle/testing/smtp-dialogue.ts'
import { type ExpectedRecipient, readExpectedSet } from '../expected-set.ts'

/** How a sender can be wrong. */
export type Flaw =
  | 'none'
  /** Notes a whole batch as done, then sends it. */
  | 'cursorFirst'
  /** Notes a batch as done once all of it is sent. */
  | 'cursorLast'
  /** Two people of a batch get each other's mail. */
  | 'swapsBodies'
  | 'asksNoStatus'
  | 'addsAStranger'

// Sends to everybody in one file, keeps its place in another, and halts where it is told to, to be killed there.
const { values } = parseArgs({
  options: {
    flaw: { type: 'string', default: 'none' },
    port: { type: 'string', default: '' },
    expected: { type: 'string', default: '' },
    cursor: { type: 'string', default: '' },
    haltAfter: { type: 'string', default: 'Infinity' },
  },
})
const flaw = values.flaw as Flaw
const batchSize = flaw === 'none' ? 1 : 20
const haltAfter = Number(values.haltAfter)
const people = (await readExpectedSet(values.expected)).filter(({ receives }) => receives || flaw === 'asksNoStatus')
const dialogue = await SmtpDialogue.open(Number(values.port))
await dialogue.introduce()
let sent = 0

for (let done = readCursor(); done < people.length; done += batchSize) {
  const batch = people.slice(done, done + batchSize)
  if (flaw === 'cursorFirst') writeCursor(done + batchSize)
  for (const [i, person] of batch.entries()) {
    const neighbour = batch[i ^ 1]
    await send(person, flaw === 'swapsBodies' && neighbour ? neighbour.token : person.token)
  }
  if (flaw !== 'cursorFirst') writeCursor(done + batchSize)
}
if (flaw === 'addsAStranger') await send({ recipient: 'stranger@example.net', subscriberId: 0 }, '0'.repeat(16))
dialogue.close()
process.disconnect()

async function send(
  { recipient, subscriberId }: Pick<ExpectedRecipient, 'recipient' | 'subscriberId'>,
  token: string,
): Promise<void> {
  if (sent === haltAfter) await haltToBeKilled()
  const mail = mailWith({ messageId: `<run.${subscriberId}@example.com>`, token })
  const replies = await dialogue.send({ to: recipient, mail })
  if (!replies[3]?.startsWith('250')) throw new Error(`not accepted: ${replies}`)
  sent += 1
}

function haltToBeKilled(): Promise<never> {
  process.send?.('halted')
  return new Promise(() => {})
}

function readCursor(): number {
  return existsSync(values.cursor) ? Number(readFileSync(values.cursor, 'utf8')) : 0
}

function writeCursor(cursor: number): void {
  writeFileSync(values.cursor, String(cursor))
}

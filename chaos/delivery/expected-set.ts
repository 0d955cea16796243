import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Recipient } from './recipients.ts'

/** What is known about one recipient before anything is sent. */
export interface ExpectedRecipient {
  subscriberId: number
  /** The address as a relay sees it, in lower case. */
  recipient: string
  token: string
  /** False for those who have left before the start. */
  receives: boolean
}

function expectedOf({ number, email, token, state }: Recipient): ExpectedRecipient {
  return { subscriberId: number, recipient: email.emailKey, token, receives: state === 'receiveReady' }
}

/** Written before the start, so that nothing that happens later can change what was expected. */
export async function writeExpectedSet(file: string, recipients: Iterable<Recipient>): Promise<void> {
  const lines = Iterator.from(recipients).map((recipient) => `${JSON.stringify(expectedOf(recipient))}\n`)
  await pipeline(Readable.from(lines), createWriteStream(file, { flags: 'wx' }))
}

export async function readExpectedSet(file: string): Promise<ExpectedRecipient[]> {
  const expected: ExpectedRecipient[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) expected.push(JSON.parse(line))
  return expected
}

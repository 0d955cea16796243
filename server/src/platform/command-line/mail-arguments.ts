import { readFile } from 'node:fs/promises'
import { InvalidArgumentError } from 'commander'
import { isTimestamp, type Timestamp, timestamp } from '../clock/timestamp.rules.ts'
import { parseEmail } from '../text/email-address.rules.ts'
import { CommandFailure } from './command-failure.ts'

export function addressArgument(text: string): { email: string; emailKey: string } {
  const parsed = parseEmail(text, false)
  if (typeof parsed === 'string') throw new InvalidArgumentError('Expected an email address.')
  return parsed
}

export function emailArgument(text: string): string {
  return addressArgument(text).email
}

/** A time in UTC, as the API writes times. */
export function timeArgument(text: string): Timestamp {
  if (text === 'now') return timestamp(new Date())
  if (!isTimestamp(text))
    throw new InvalidArgumentError('Expected a time in UTC such as "2027-03-10 08:00:00", or now.')
  return text
}

export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw CommandFailure.notPossible(`The file ${file} cannot be read.`)
  }
}

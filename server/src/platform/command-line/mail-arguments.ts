import { readFile } from 'node:fs/promises'
import { InvalidArgumentError } from 'commander'
import { timestamp } from '../clock/clock.ts'
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
export function timeArgument(text: string): string {
  if (text === 'now') return timestamp(new Date())
  const time = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? new Date(`${text.replace(' ', 'T')}Z`) : new Date('')
  if (Number.isNaN(time.getTime()) || timestamp(time) !== text)
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

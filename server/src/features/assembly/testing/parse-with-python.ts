import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export interface UnderstoodMail {
  headers: [name: string, value: string][]
  defects: string[]
  parts: [type: string, content: string][]
  recipients: string[]
  sender: [displayName: string, address: string]
}

/** What a parser that shares no code with ours makes of these mails. */
export function parseWithPython(mails: readonly Buffer[]): UnderstoodMail[] {
  const input = mails.map((mail) => `${mail.toString('base64')}\n`).join('')
  const script = join(import.meta.dirname, 'parse-mails.py')
  const output = execFileSync('python3', [script], { input, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as UnderstoodMail)
}

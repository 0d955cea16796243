import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailReceiver } from '../../server/test/mail-receiver.ts'
import { type Audience, planNewsletter } from '../audience.ts'
import type { BenchDatabase } from '../database.ts'
import { openStation } from './station.ts'

/** One mail of the product, for whoever is to send the same. */
export interface ReadyMail {
  bytes: number
  /** JSON with the whole mail, and its subject, HTML and text alone. */
  mailFile: string
  /** The whole mail with the line ends of a Unix file. */
  textFile: string
  /** An RSA key of 2,048 bits. */
  keyFile: string
  remove(): void
}

export async function captureMail(database: BenchDatabase, audience: Audience): Promise<ReadyMail> {
  const receiver = await startMailReceiver()
  const station = await openStation(database, { senders: 1, relayPort: receiver.port })
  try {
    await planNewsletter(database, audience)
    await station.startRuns()
    const [mail] = await receiver.received(1)
    if (!mail?.parsed.html || !mail.parsed.text) throw new Error('the product has sent a mail without HTML or text')
    const { subject, html, text } = mail.parsed
    return save(mail.raw, JSON.stringify({ raw: mail.raw, subject, html, text }))
  } finally {
    await station.close()
    await receiver.stop()
  }
}

function save(raw: string, json: string): ReadyMail {
  const dir = mkdtempSync(join(tmpdir(), 'postrider-bench-'))
  const write = (name: string, content: string, encoding: BufferEncoding) => {
    writeFileSync(join(dir, name), content, { encoding, mode: 0o600 })
    return join(dir, name)
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    bytes: raw.length,
    mailFile: write('mail.json', json, 'utf8'),
    textFile: write('mail.txt', raw.replaceAll('\r\n', '\n'), 'latin1'),
    keyFile: write('key.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, 'utf8'),
    remove: () => rmSync(dir, { recursive: true }),
  }
}

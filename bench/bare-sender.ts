/**
 * The floor to compare with: a nodemailer pool and nothing of what makes a service. No database, no recipients of its
 * own, no record. Usage: node bench/bare-sender.ts PORT MAIL_FILE [KEY_FILE]; with a key it builds and signs every mail.
 */
import { readFileSync } from 'node:fs'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { connections } from './engine-processes.ts'

interface ReadyMail {
  raw: string
  subject: string
  html: string
  text: string
}

const [port, mailFile, keyFile] = process.argv.slice(2)
const { raw, ...parts } = JSON.parse(readFileSync(mailFile as string, 'utf8')) as ReadyMail
const envelope = { from: 'bounce@versandhaus.example', to: 'person.1@example.com' }
const mail: SendMailOptions = keyFile
  ? { from: 'news@versandhaus.example', to: envelope.to, envelope, ...parts }
  : { raw: Buffer.from(raw, 'latin1'), envelope }
const signing = keyFile && {
  dkim: { domainName: 'versandhaus.example', keySelector: 'pr1', privateKey: readFileSync(keyFile, 'utf8') },
}
const pool = nodemailer.createTransport({
  host: '127.0.0.1',
  port: Number(port),
  pool: true,
  maxConnections: connections,
  maxMessages: Number.POSITIVE_INFINITY,
  ignoreTLS: true,
  ...signing,
})

let sending = false
let underWay = 0

/** Two mails per connection, so that none ever waits for the next. */
function keepBusy(): void {
  while (sending && underWay < 2 * connections) {
    underWay += 1
    pool.sendMail(mail, (error) => {
      if (error) throw error
      underWay -= 1
      keepBusy()
    })
  }
  if (underWay === 0) process.send?.('stopped')
}

process.on('message', (order: 'start' | 'stop') => {
  sending = order === 'start'
  keepBusy()
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

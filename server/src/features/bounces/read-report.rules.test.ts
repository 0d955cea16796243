import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectLinearTime } from '../../../test/processor-time.ts'
import type { Provider } from './bounce-class.rules.ts'
import { classifyReply, readReply } from './classify-reply.rules.ts'
import { readReport } from './read-report.rules.ts'
import { mutated, seededRandom } from './testing/mutate.ts'
import { standardShapes, textShapes } from './testing/report-shapes.ts'

const corpus = join(import.meta.dirname, 'testing/corpus')
const lines = ['unseen-replies.tsv', 'known-replies.tsv']
  .flatMap((name) => readFileSync(join(corpus, name), 'utf8').split('\n'))
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, Provider | '-', string])
const report = (name: string) => readFileSync(join(corpus, 'reports', name))
const hosts: Record<Provider, string> = {
  gmail: 'gmail-smtp-in.l.google.com',
  microsoft: 'firma-example.mail.protection.outlook.com',
  yahoo: 'mta7.am0.yahoodns.net',
  gmx: 'mx00.emig.gmx.net',
  tonline: 'mx00.t-online.de',
}
const recipient = 'anna@firma.example'
const to = 'b+abc@bounces.localhost'

describe('every reply of the corpus, wrapped as this mail system does it, keeps its class', () => {
  test.each(Object.entries(standardShapes))('%s, with the fields of RFC 3464', (_name, shape) => {
    for (const [, provider, answer] of lines) {
      const known = provider === '-' ? undefined : provider
      const found = readReport(
        Buffer.from(shape({ to, recipient, answer, ...(known && { remoteHost: hosts[known] }) })),
      )
      expect(found).toMatchObject({ kind: 'bounce', action: 'failed', envelopeId: 'run-4711' })
      if (found.kind !== 'bounce') continue
      expect(found.recipients).toEqual([recipient, recipient])
      const { class: read } = classifyReply(found.reply)
      expect(read, answer).toBe(classifyReply(readReply(answer, known)).class)
      // What is stored must say the same when it is read again, and name nobody.
      expect(classifyReply(readReply(found.answer)).class, found.answer).toBe(read)
      expect(found.answer).not.toContain('@')
    }
  })

  test.each(Object.entries(textShapes))('%s, in plain words', (_name, shape) => {
    for (const [, provider, answer] of lines) {
      // A reply without any code is hard to find in a text, and nothing depends on finding it.
      if (provider !== '-' || !/^\d{3}/.test(answer)) continue
      const found = readReport(Buffer.from(shape({ to, recipient, answer })))
      expect(found.kind, answer).toBe('bounce')
      if (found.kind !== 'bounce') continue
      expect(found.recipients).toContain(recipient)
      expect(classifyReply(found.reply).class, answer).toBe(classifyReply(readReply(answer)).class)
    }
  })
})

describe('single reports', () => {
  test.each([
    ['arf-abuse.eml', 'abuse'],
    ['arf-opt-out.eml', 'optOut'],
    ['arf-not-spam.eml', 'notSpam'],
  ])('%s is a complaint of its type, with the names it carries', (name, type) => {
    expect(readReport(report(name))).toEqual({
      kind: 'complaint',
      type,
      names: ['{token}@bounces.localhost'],
      recipients: ['{recipient}'],
    })
  })

  test('a recipient that the provider has hidden is none', () => {
    const hidden = report('arf-abuse.eml').toString().replace('<{recipient}>', '<redacted@provider.example>')
    expect(readReport(Buffer.from(hidden))).toMatchObject({ kind: 'complaint', recipients: [] })
  })

  test('CFBL names the message in the header we gave the mail', () => {
    expect(readReport(report('cfbl.eml'))).toMatchObject({ kind: 'complaint', type: 'abuse', names: ['{baretoken}'] })
  })

  test('a bare forwarded mail is a complaint only where complaints are sent to', () => {
    expect(readReport(report('jmrp.eml'), { toFeedbackAddress: true })).toMatchObject({
      kind: 'complaint',
      type: 'abuse',
    })
    expect(readReport(report('jmrp.eml'))).toEqual({ kind: 'other' })
  })

  test.each([
    ['out-of-office.eml', 'autoReply'],
    ['vacation.eml', 'autoReply'],
    ['human-reply.eml', 'other'],
  ])('T45: %s is no report of failure', (name, kind) => {
    expect(readReport(report(name))).toEqual({ kind })
  })

  test('a delay is no failure', () => {
    expect(readReport(report('delayed.eml'))).toMatchObject({ kind: 'bounce', action: 'info' })
  })

  test.each(['domino-german.eml', 'exchange-base64.eml'])('%s: the address does not exist', (name) => {
    const found = readReport(report(name))
    expect(found.kind === 'bounce' && classifyReply(found.reply).class).toBe('hard')
  })

  test('a status that the reporting server made up of a bare 550 is not believed', () => {
    const shape = standardShapes.Sendmail?.({ to, recipient, answer: '550 go away' }) ?? ''
    const found = readReport(Buffer.from(shape.replace(/Status: \S+/, 'Status: 5.1.1')))
    expect(found.kind === 'bounce' && classifyReply(found.reply).class).toBe('soft')
  })
})

describe('hostile mail', () => {
  test('20,000 mutations of the corpus are read without a fault', () => {
    const random = seededRandom(20_261_115)
    const seeds = [
      ...readdirSync(join(corpus, 'reports')).map(report),
      ...Object.values({ ...standardShapes, ...textShapes }).map((shape) =>
        Buffer.from(shape({ to, recipient, answer: '550 5.1.1 user unknown' })),
      ),
    ]
    for (let i = 0; i < 20_000; i++) {
      const mail = mutated(seeds[i % seeds.length] as Buffer, random)
      const found = readReport(mail, { toFeedbackAddress: i % 2 === 0 })
      if (found.kind === 'bounce') expect(classifyReply(found.reply).rule).toBeTypeOf('string')
    }
  })

  const nested = (levels: number) =>
    Array.from({ length: levels }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`).join('')
  const big = 2_000_000
  test.each<[string, (size: number) => string]>([
    ['levels', (size) => nested(size / 2000)],
    ['ten levels around much', (size) => nested(10) + 'x\n'.repeat(size / 2)],
    ['a head without end', (size) => `X: ${'a'.repeat(size)}`],
    ['folded lines only', (size) => `X: a\n${' a\n'.repeat(size / 3)}`],
    ['boundaries only', (size) => `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n'.repeat(size / 4)}`],
    ['almost boundaries', (size) => `Content-Type: multipart/mixed; boundary=b\n\n${'--b'.repeat(size / 3)}`],
    ['blanks', (size) => `From: MAILER-DAEMON\n\n${' '.repeat(size)}`],
    ['dashes', (size) => `From: MAILER-DAEMON\n\nthis is the mail system at host\n${'-'.repeat(size)}`],
    ['codes', (size) => `From: MAILER-DAEMON\n\nthis is the mail system at host\n${'550 '.repeat(size / 4)}`],
    ['addresses', (size) => `From: MAILER-DAEMON\n\nthis is the mail system at host\n${'a@'.repeat(size / 2)}`],
    ['empty lines', (size) => `Content-Type: message/delivery-status\n\n${'\n'.repeat(size)}`],
    [
      'equals signs',
      (size) => `From: MAILER-DAEMON\nContent-Transfer-Encoding: quoted-printable\n\n${'= \t'.repeat(size / 3)}`,
    ],
  ])('two megabytes of %s are read in linear time', (_name, textOf) => {
    expectLinearTime(big, (size) => {
      const report = Buffer.from(textOf(size))
      return () => readReport(report, { toFeedbackAddress: true })
    })
  })
})

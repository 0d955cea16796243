import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { compileContent } from '../rendering/index.ts'
import { compileFrame, createMailTokens } from './index.ts'
import { aFrame, aMail, exampleMaster } from './testing/example-mails.ts'
import { rsaSigner } from './testing/example-signers.ts'
import { parseWithPython } from './testing/parse-with-python.ts'
import { verifySignatures } from './testing/verify-signatures.ts'

const tokens = createMailTokens(exampleMaster)

const nastyPieces = [
  ...['\r\n', '\r', '\n', '\0', '\t', ' ', '  ', '\u2028', '\u2029', '\u0085', '\u00a0', '\u202e', '\u200f', '\ufeff'],
  ...['\r\nBcc: x@y.example', '\r\n\r\n--=_alternative', '\n.\r\n', '=?UTF-8?Q?a?=', '=?utf-8?b?QQ==?=', '=?', '?='],
  ...[
    '"',
    '\\',
    '\\"',
    '<',
    '>',
    '<x@y.example>',
    ',',
    ';',
    ':',
    '(',
    ')',
    '@',
    '.',
    "'",
    'ä',
    '😀',
    '👩‍👩‍👧',
    '日本',
    'e\u0301',
  ],
  ...['\ud800', '\udc00', 'a', 'B', '0', 'word', 'x'.repeat(100), 'ü'.repeat(60), '{{V:2:}}', '%0d%0a'],
]
const hostileText = fc.oneof(
  fc.array(fc.constantFrom(...nastyPieces), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 1000 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary-ascii', maxLength: 1000 }),
)
const hostileMails = fc.record({ senderName: hostileText, subject: hostileText })

/** What is left of a text when it becomes one line. */
function asOneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\ufeff', '')
    .replace(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim()
}
async function assemble({ senderName, subject }: { senderName: string; subject: string }): Promise<Buffer> {
  return (await compileFrame(aFrame({ senderName, signers: [] }), tokens).assemble(aMail({ subject }))).data
}
function split(data: Buffer): { headers: string; body: string } {
  const end = data.indexOf('\r\n\r\n') + 2
  return { headers: data.toString('latin1', 0, end), body: data.toString('latin1', end) }
}
function namesOf(headers: string): string[] {
  return headers.split(/\r\n(?! )/).map((header) => header.slice(0, header.indexOf(':')))
}
const plain = split(await assemble({ senderName: 'Ada', subject: 'Hello' }))

describe('no sender name and no subject', () => {
  test('changes the set of headers, the body or the line discipline', async () => {
    await fc.assert(
      fc.asyncProperty(hostileMails, async (hostile) => {
        const data = await assemble(hostile)
        const { headers, body } = split(data)
        expect(namesOf(headers)).toEqual(namesOf(plain.headers))
        expect(body).toBe(plain.body)
        expect(headers).not.toMatch(/[^\r]\n|\r[^\n]|[^\r\n -~]/)
        for (const line of headers.split('\r\n')) {
          expect(line).not.toMatch(/^\.|[ ]{2}|^ *$.| $/)
          expect(line.length).toBeLessThanOrEqual(line.startsWith('List-Unsubscribe: ') ? 998 : 76)
        }
        for (const [word] of headers.matchAll(/=\?UTF-8\?B\?([\w+/=]*)\?=/g)) {
          expect(word.length).toBeLessThanOrEqual(75)
          const bytes = Buffer.from(word.slice(10, -2), 'base64')
          expect(Buffer.from(bytes.toString()).equals(bytes)).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('is read otherwise than it was written, by two other parsers', async () => {
    const mails = fc.sample(hostileMails, 200)
    const raw = await Promise.all(mails.map(assemble))
    const understood = parseWithPython(raw)
    for (const [i, mail] of mails.entries()) {
      const subject = asOneLine(mail.subject)
      const name = asOneLine(mail.senderName)
      const byPython = understood[i] as (typeof understood)[number]
      expect(byPython.headers.map(([header]) => header)).toEqual(namesOf(plain.headers).slice(0, -1))
      expect(byPython.headers.find(([header]) => header === 'Subject')?.[1]).toBe(subject)
      expect(byPython).toMatchObject({ defects: [], sender: [name, 'post@kunde.example'] })
      const byPostalMime = await PostalMime.parse(raw[i] as Buffer)
      expect(byPostalMime.subject ?? '').toBe(subject)
      expect(byPostalMime.from).toEqual({ name, address: 'post@kunde.example' })
      expect(byPostalMime.to).toEqual([{ name: '', address: 'ada@empfang.example' }])
    }
  })

  test('breaks the signature', async () => {
    for (const { senderName, subject } of fc.sample(hostileMails, 50)) {
      const frame = compileFrame(aFrame({ senderName, signers: [rsaSigner] }), tokens)
      expect(await verifySignatures((await frame.assemble(aMail({ subject }))).data)).toEqual(['rsa-sha256 pass'])
    }
  })
})

test('no recipient is mailed under any other address than the one given', async () => {
  const { assemble: send } = compileFrame(aFrame({ signers: [] }), tokens)
  const hostileAddress = fc
    .tuple(hostileText, fc.constantFrom('@empfang.example', '@', ''))
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(hostileAddress, async (recipientEmail) => {
      let mail: Awaited<ReturnType<typeof send>>
      try {
        mail = await send(aMail({ recipientEmail }))
      } catch (error) {
        expect(error).toMatchObject({ name: 'HeaderError' })
        return
      }
      expect(mail.envelopeTo).toBe(recipientEmail.trim())
      expect(mail.envelopeTo).toMatch(/^[!#-'*+\-/-9=?A-Z^-~.]+@empfang\.example$/)
      expect(namesOf(split(mail.data).headers)).toEqual(namesOf(plain.headers))
    }),
    { numRuns: 1000 },
  )
})

test('no content and no value needs dot-stuffing or another form for signing than its own', async () => {
  const nasty = fc
    .array(fc.constantFrom(...nastyPieces, '.', '\n.', '. ', ' \n', '\t\t', '   ', '=', '<p>', '{{V:2:  x}}'), {
      maxLength: 40,
    })
    .map((pieces) => pieces.join(''))
  const frame = compileFrame(aFrame({ signers: [] }), tokens)
  const surroundings = { today: '2026-03-02', fields: new Map(), accountValues: new Map(), mailingValues: new Map() }
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, async (html, text, firstname) => {
      const content = { subject: 'x', html, text: `{{V:2:.}} ${text}`, languageIso: 'de', placeholders: [] }
      const recipient = {
        email: 'a@b.example',
        genderId: null,
        firstname,
        lastname: null,
        city: null,
        salutation: null,
      }
      const rendered = compileContent(content, surroundings, []).render(
        { ...recipient, birthday: null, customerFields: {} },
        {},
      )
      const { body } = split((await frame.assemble(aMail({ rendered }))).data)
      expect(relaxedBody(body)).toBe(body.slice(2))
      expect(body).not.toMatch(/^\.|[^\r]\n|\r[^\n]|.{77}/m)
    }),
    { numRuns: 1000 },
  )
})

/** RFC 6376, 3.4.4, without the line that ends the headers. */
function relaxedBody(body: string): string {
  return body
    .slice(2)
    .replace(/[\t ]+/g, ' ')
    .replaceAll(' \r\n', '\r\n')
    .replace(/(?:\r\n)*$/, '\r\n')
}

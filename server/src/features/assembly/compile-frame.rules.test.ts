import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { compileFrame, createMailTokens, HeaderError, type MailFrame, type PersonalParts } from './index.ts'
import { aFrame, aMail, exampleMaster, mailClasses } from './testing/example-mails.ts'
import { ed25519Signer, rsaSigner } from './testing/example-signers.ts'
import { parseWithPython } from './testing/parse-with-python.ts'
import { verifySignatures } from './testing/verify-signatures.ts'

const tokens = createMailTokens(exampleMaster)

async function assemble(frame: Partial<MailFrame> = {}, parts: Partial<PersonalParts> = {}) {
  return compileFrame(aFrame(frame), tokens).assemble(aMail(parts))
}
function headersOf(data: Buffer): string {
  return data.subarray(0, data.indexOf('\r\n\r\n') + 2).toString('latin1')
}
function headerNames(data: Buffer): string[] {
  return headersOf(data)
    .split(/\r\n(?! )/)
    .slice(0, -1)
    .map((header) => header.slice(0, header.indexOf(':')))
}
function tagOf(data: Buffer, tag: string): string {
  return new RegExp(` ${tag}=([^;]+)`).exec(headersOf(data).replaceAll('\r\n ', ' '))?.[1]?.replaceAll(' ', '') ?? ''
}

const everyMail = [
  ...['DKIM-Signature', 'DKIM-Signature', 'Date', 'From', 'Reply-To', 'MIME-Version', 'Content-Type'],
  ...['Content-Language', 'Auto-Submitted', 'Feedback-ID', 'CFBL-Address'],
]
const ofLists = ['List-ID', 'List-Help', 'List-Owner', 'Precedence']
const personal = ['To', 'Subject', 'Message-ID', 'CFBL-Feedback-ID']
const unsubscribe = ['List-Unsubscribe', 'List-Unsubscribe-Post']

const mails = await Promise.all(
  mailClasses.map(async (mailClass) => ({ mailClass, data: (await assemble({ class: mailClass })).data })),
)
const understood = parseWithPython(mails.map(({ data }) => data))

describe.each(mails)('a mail of the class $mailClass', ({ mailClass, data }) => {
  test('has the headers of its class and no other', () => {
    const toMany = ['newsletter', 'birthday', 'welcome', 'campaign'].includes(mailClass)
    const canBeLeft = toMany || mailClass === 'trigger'
    const expected = [...everyMail, ...(toMany ? ofLists : []), ...personal, ...(canBeLeft ? unsubscribe : [])]
    expect(headerNames(data)).toEqual(expected)
  })

  test('has two valid signatures, RSA and Ed25519', async () => {
    expect(await verifySignatures(data)).toEqual(['rsa-sha256 pass', 'ed25519-sha256 pass'])
  })

  test('is read without a defect by two other parsers', async () => {
    const mail = await PostalMime.parse(data)
    expect(mail.from).toEqual({ name: 'Bücherei Nordlicht', address: 'post@kunde.example' })
    expect(mail.subject).toBe('Frühling in der Bücherei')
    expect(mail.text?.trimEnd()).toBe('Guten Tag Ada,\n\nder Frühling ist da.')
    expect(mail.html?.trimEnd()).toBe('<p>Guten Tag Ada,</p>\n<p>der Frühling ist da.</p>')
    expect(mail.attachments).toEqual([])
    expect(understood[mailClasses.indexOf(mailClass)]).toMatchObject({
      defects: [],
      sender: ['Bücherei Nordlicht', 'post@kunde.example'],
      recipients: ['ada@empfang.example'],
      parts: [
        ['text/plain', 'Guten Tag Ada,\r\n\r\nder Frühling ist da.\r\n'],
        ['text/html', '<p>Guten Tag Ada,</p>\r\n<p>der Frühling ist da.</p>'],
      ],
    })
  })
})

describe('headers', () => {
  test('carry what the frame says, for a newsletter', async () => {
    expect(headersOf((await assemble({ signers: [] })).data).split('\r\n')).toEqual([
      'Date: Mon, 02 Mar 2026 08:30:00 +0000',
      'From: =?UTF-8?B?QsO8Y2hlcmVpIE5vcmRsaWNodA==?= <post@kunde.example>',
      'Reply-To: antwort@kunde.example',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="=_alternative_mm8x4r40"',
      'Content-Language: de',
      'Auto-Submitted: auto-generated',
      'Feedback-ID: m7q2:c3xk:a9wd:nordlicht',
      'CFBL-Address: fbl@b.kunde.example; report=arf',
      'List-ID: <neues.nordlicht.kunde.example>',
      'List-Help: <https://mail.kunde.example/help>',
      'List-Owner: <mailto:antwort@kunde.example>',
      'Precedence: bulk',
      'To: ada@empfang.example',
      'Subject: =?UTF-8?B?RnLDvGhsaW5nIGluIGRlciBCw7xjaGVyZWk=?=',
      expect.stringMatching(/^Message-ID: <[a-z2-7]{26}\.1@kunde\.example>$/),
      expect.stringMatching(/^CFBL-Feedback-ID: [a-z2-7]{39}$/),
      expect.stringMatching(/^List-Unsubscribe: <https:\/\/mail\.kunde\.example\/unsubscribe\?p=\w+>,$/),
      expect.stringMatching(/^ <mailto:u\+[a-z2-7]{39}@b\.kunde\.example>$/),
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      '',
    ])
  })

  test('leave out what the frame does not have', async () => {
    const frame = { replyTo: null, listId: null, listHelpUrl: null, cfblAddress: null, signers: [] }
    const { data } = await assemble(frame)
    const absent = ['Reply-To', 'List-ID', 'List-Help', 'CFBL-Address', 'CFBL-Feedback-ID']
    expect(headerNames(data).filter((name) => absent.includes(name))).toEqual([])
    expect(headersOf(data)).toContain('List-Owner: <mailto:post@kunde.example>\r\n')
    expect(headerNames((await assemble({}, { unsubscribeUrl: null })).data)).not.toContain('List-Unsubscribe-Post')
  })

  test('say nothing about ids of accounts, runs and messages', async () => {
    const key = { accountId: 777_001, runId: 777_002, messageId: 777_003 }
    const mail = await assemble({}, { key })
    expect(mail.data.toString('latin1') + mail.envelopeFrom).not.toMatch(/77700[123]/)
    expect(tokens.decodeReturnPath(mail.envelopeFrom)).toEqual(key)
  })
})

describe('a retry', () => {
  test('repeats the mail byte for byte, under the same Message-ID', async () => {
    const [first, again] = [await assemble(), await assemble()]
    expect(again.data.equals(first.data)).toBe(true)
    expect(again.messageIdHeader).toBe(first.messageIdHeader)
    expect(tokens.decodeMessageId(first.messageIdHeader)).toEqual({ runId: 345, messageId: 67_890 })
  })

  test('only a deliberate second sending has another Message-ID', async () => {
    const [first, second] = [await assemble(), await assemble({}, { generation: 2 })]
    expect(second.messageIdHeader).toBe(first.messageIdHeader.replace('.1@', '.2@'))
  })
})

describe('addresses', () => {
  test('international domains travel as A-labels, in the envelope and in the headers', async () => {
    const { envelopeFrom, envelopeTo, messageIdHeader, data } = await assemble(
      { senderEmail: 'Post@bücher.example', returnPathDomain: 'b.bücher.example', messageIdDomain: 'bücher.example' },
      { recipientEmail: 'Ada.Lovelace@grüße.example' },
    )
    expect(envelopeTo).toBe('Ada.Lovelace@xn--gre-6ka8l.example')
    expect(envelopeFrom).toMatch(/^b\+[a-z2-7]{39}@b\.xn--bcher-kva\.example$/)
    expect(messageIdHeader).toMatch(/@xn--bcher-kva\.example>$/)
    expect(headersOf(data)).toContain('<Post@xn--bcher-kva.example>')
    expect(headersOf(data)).toContain('To: Ada.Lovelace@xn--gre-6ka8l.example\r\n')
  })

  test.each([
    'a@b.example> SIZE=1\r\nRCPT TO:<c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\0',
    '"a b"@b.example',
    'a@b.example, c@d.example',
    'a@[127.0.0.1]',
    'ädä@b.example',
    '',
  ])('%j is refused wherever an address stands', async (address) => {
    await expect(assemble({}, { recipientEmail: address })).rejects.toThrow(HeaderError)
    await expect(assemble({ senderEmail: address })).rejects.toThrow(HeaderError)
    await expect(assemble({ replyTo: address })).rejects.toThrow(HeaderError)
    await expect(assemble({ cfblAddress: address })).rejects.toThrow(HeaderError)
  })
})

test.each([
  'https://a.example/\r\nBcc: x@y.example',
  'https://a.example/>, <https://b.example/',
  'javascript:x',
  'https://ä/',
])('the link %j is refused', async (url) => {
  await expect(assemble({}, { unsubscribeUrl: url })).rejects.toThrow(HeaderError)
  await expect(assemble({ listHelpUrl: url })).rejects.toThrow(HeaderError)
})

test.each<Partial<MailFrame>>([
  { senderId: 'four' },
  { senderId: 'sixteen-letters-' },
  { feedback: { mailing: 'a:b', channel: 'c', account: 'd' } },
  { feedback: { mailing: 'a\r\nBcc: x@y.example', channel: 'c', account: 'd' } },
  { listId: { channel: 'a> <b', account: 'c' } },
  { languageIso: 'de\r\nBcc: x@y.example' },
  { returnPathDomain: 'b.kunde.example> SIZE=1' },
  { signers: [{ ...rsaSigner, selector: 'a b' }] },
])('a frame with %j is refused', async (frame) => {
  await expect(assemble(frame)).rejects.toThrow(HeaderError)
})

const { data } = await assemble()

describe('signatures', () => {
  const text = data.toString('latin1')

  test('are relaxed, have a time, no length and no end', () => {
    expect(tagOf(data, 'c')).toBe('relaxed/relaxed')
    expect(tagOf(data, 't')).toBe(`${new Date('2026-03-02T08:30:00Z').getTime() / 1000}`)
    expect([tagOf(data, 'l'), tagOf(data, 'x')]).toEqual(['', ''])
  })

  test('name every header once more than the mail has it', () => {
    const signed = tagOf(data, 'h').split(':')
    const present = headerNames(data).map((name) => name.toLowerCase())
    for (const name of new Set([...present.filter((name) => name !== 'dkim-signature'), 'cc']))
      expect([name, signed.filter((other) => other === name).length]).toEqual([
        name,
        present.filter((other) => other === name).length + 1,
      ])
  })

  test('cover the headers for leaving with one click', proving('D-PAG-7.2'), async () => {
    for (const name of ['List-Unsubscribe', 'List-Unsubscribe-Post']) {
      expect(tagOf(data, 'h').split(':')).toContain(name.toLowerCase())
      const changed = Buffer.from(text.replace(`\r\n${name}: `, `\r\n${name}: x`), 'latin1')
      expect(changed).not.toEqual(data)
      expect(await verifySignatures(changed)).not.toContainEqual(expect.stringContaining('pass'))
    }
    expect(await verifySignatures(data)).toEqual(['rsa-sha256 pass', 'ed25519-sha256 pass'])
  })

  test('break when a header is added, changed or taken away, and when the body changes', async () => {
    const failed = (results: string[]) => results.every((result) => !result.endsWith('pass'))
    for (const name of new Set(headerNames(data).filter((name) => name !== 'DKIM-Signature'))) {
      const line = new RegExp(`^${name}: .*\\r\\n(?: .*\\r\\n)*`, 'm')
      const original = line.exec(text)?.[0] as string
      for (const change of [original + original, original.replace(': ', ': x'), ''])
        expect([
          name,
          failed(
            await verifySignatures(
              Buffer.from(
                text.replace(line, () => change),
                'latin1',
              ),
            ),
          ),
        ]).toEqual([name, true])
    }
    for (const header of ['Cc: x@y.example', 'Subject: x'])
      expect(failed(await verifySignatures(Buffer.from(`${header}\r\n${text}`, 'latin1')))).toBe(true)
    for (const change of [text.replace('Guten', 'guten'), `${text}more\r\n`])
      expect(failed(await verifySignatures(Buffer.from(change, 'latin1')))).toBe(true)
  })

  test.each([
    ['RSA alone', [rsaSigner], ['rsa-sha256 pass']],
    ['Ed25519 alone', [ed25519Signer], ['ed25519-sha256 pass']],
    ['none', [], []],
  ])('%s', async (_name, signers, expected) => {
    const unsigned = await assemble({ signers, replyTo: null }, { unsubscribeUrl: null })
    expect((await verifySignatures(unsigned.data)).filter((result) => !result.includes('none'))).toEqual(expected)
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shippedMail } from '../mailings/shipped-mail.rules.ts'
import { compileContent } from '../rendering/index.ts'
import { countedLinks, createTrackingTokens, trackedHtml } from '../tracking/index.ts'
import { type AssembledMail, compileFrame, createMailTokens, type MailClass } from './index.ts'
import { type ExampleContent, exampleContents, matterExampleValues } from './testing/example-contents.ts'
import { aFrame, aMail, exampleMaster } from './testing/example-mails.ts'
import { parseWithPython } from './testing/parse-with-python.ts'
import { keyRecords, verifySignatures } from './testing/verify-signatures.ts'

const directory = join(import.meta.dirname, '../../../../docs/examples')
// WRITE_EXAMPLES=1 writes the files anew, after a wanted change.
const isWriting = process.env.WRITE_EXAMPLES === '1'

/** A nonce that is always the same, which only examples may have. */
const tokens = createMailTokens(exampleMaster, [], (size) => Buffer.alloc(size, 'example'))
const ticket = {
  accountId: 12,
  subscriberId: 7,
  newsletterId: 345,
  channelId: 3,
  issuedAt: new Date('2026-03-02T08:30:00Z'),
}
const unsubscribeUrl = `https://mail.kunde.example/unsubscribe?p=${tokens.sealPage(ticket, 'unsub')}`
const links = {
  unsubscribeLink: unsubscribeUrl,
  optinLink: `https://mail.kunde.example/optin/${'ex4mpl3-'.repeat(5)}abc`,
  undoLink: `https://mail.kunde.example/undo?p=${tokens.sealUndo({ accountId: 12, consentSeq: 815 })}`,
  ...matterExampleValues,
}
const ada = { email: 'ada@empfang.example', genderId: 1 as const, firstname: 'Ada', lastname: 'Sørensen', city: null }
const recipient = { ...ada, salutation: null, birthday: '1990-03-02', customerFields: {} }
const surroundings = { today: '2026-03-02', fields: new Map(), accountValues: new Map(), mailingValues: new Map() }

/** As an account sends it that counts opens and clicks without knowing whose they are. */
function asSent(html: string, mailClass: MailClass): string {
  if (mailClass === 'optin' || mailClass === 'optout' || mailClass === 'system') return html
  const token = createTrackingTokens(exampleMaster).seal({ runId: 345, contentId: 21, messageId: 0 })
  const numbers = new Map(countedLinks(html).map((url, i) => [url, i + 1]))
  return trackedHtml(html, { publicUrl: 'https://mail.kunde.example', numbers, token, areaToken: token })
}

function assembleExample({ frame, subject, text, html }: ExampleContent, index: number): Promise<AssembledMail> {
  const content = { subject, text, html: asSent(html, frame.class), languageIso: 'de', placeholders: [] }
  const rendered = compileContent(content, surroundings, Object.keys(links)).render(recipient, links)
  const isList = ['newsletter', 'birthday', 'welcome', 'campaign'].includes(frame.class)
  return compileFrame(aFrame(frame), tokens).assemble(
    aMail({
      rendered,
      unsubscribeUrl: isList ? unsubscribeUrl : null,
      key: { accountId: 12, runId: 345, messageId: index },
    }),
  )
}

const examples = await Promise.all(
  exampleContents((type) => shippedMail(type, 'de', { isThemed: false })).map(async (content, index) => ({
    name: `${content.frame.class}.eml`,
    data: (await assembleExample(content, index)).data,
    signatures: content.frame.signers?.length ?? 2,
  })),
)
if (isWriting) for (const { name, data } of examples) writeFileSync(join(directory, name), data)

describe.each(examples)('docs/examples/$name', ({ name, data, signatures }) => {
  test('is what the service sends, byte for byte', () => {
    expect(readFileSync(join(directory, name), 'latin1')).toBe(data.toString('latin1'))
  })

  test('is signed', async () => {
    const results = await verifySignatures(data)
    expect(results).toHaveLength(signatures)
    for (const result of results) expect(result).toMatch(/ pass$/)
  })
})

test('the examples are read without a defect', () => {
  for (const { defects, parts } of parseWithPython(examples.map(({ data }) => data))) {
    expect(defects).toEqual([])
    expect(parts.map(([type]) => type)).toEqual(['text/plain', 'text/html'])
    expect(parts[1]?.[1]).toContain('<html lang="de">')
  }
})

test('the README beside them shows the public keys', () => {
  const readme = readFileSync(join(directory, 'README.md'), 'utf8')
  for (const [name, record] of keyRecords) expect(readme).toContain(`${name} TXT "${record}"`)
})

import { createCipheriv, hkdfSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { proving } from '../../../test/proves.ts'
import { createMailTokens, type PagePurpose, pagePurposes } from './index.ts'

const master = 'a master secret of the tests, 32 or more'
const tokens = createMailTokens(master)
const stranger = createMailTokens('another master secret, also long enough')
const successor = createMailTokens('the master secret after a rotation', [master])

const id = (bits: number) => fc.integer({ min: 0, max: 2 ** bits - 1 })
const mailKey = fc.record({ accountId: id(40), runId: id(40), messageId: id(48) })
const ticket = fc.record({
  accountId: id(48),
  subscriberId: id(48),
  newsletterId: id(48),
  channelId: id(48),
  issuedAt: id(32).map((seconds) => new Date(seconds * 1000)),
})
const aTicket = { accountId: 1, subscriberId: 2, newsletterId: 3, channelId: 4, issuedAt: new Date(5000) }

/** Every way to replace one character by another of the alphabet. */
function* misspellings(text: string, alphabet: string): Generator<string> {
  for (let i = 0; i < text.length; i++)
    for (const letter of alphabet) if (letter !== text[i]) yield text.slice(0, i) + letter + text.slice(i + 1)
}
const base32 = 'abcdefghijklmnopqrstuvwxyz234567'
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

describe('Message-ID', () => {
  test('is read back, alone or inside a header, by today and after a rotation', () => {
    fc.assert(
      fc.property(mailKey, ({ runId, messageId }) => {
        const token = tokens.encodeMessageId({ runId, messageId })
        expect(token).toMatch(/^[a-z2-7]{26}$/)
        for (const text of [token, token.toUpperCase(), `<${token}.1@kunde.example>`, `${token}.12@kunde.example`])
          expect(tokens.decodeMessageId(text)).toEqual({ runId, messageId })
        expect(successor.decodeMessageId(token)).toEqual({ runId, messageId })
        expect(stranger.decodeMessageId(token)).toBeNull()
      }),
    )
  })

  test('of somebody else or with one wrong letter is not ours', () => {
    const token = tokens.encodeMessageId({ runId: 1, messageId: 1 })
    for (const wrong of misspellings(token, base32)) expect(tokens.decodeMessageId(wrong)).toBeNull()
    for (const wrong of ['', '<>', `${token}a`, token.slice(1), `x ${token}`, `<${token}.1@a> b`, '1'.repeat(26)])
      expect(tokens.decodeMessageId(wrong)).toBeNull()
  })

  test('is one AES-256 block over run, message and forty zero bits', () => {
    const key = Buffer.from(hkdfSync('sha256', master, '', 'message-id', 32))
    const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
    const bits = Buffer.from('00000001020000000003040000000000', 'hex')
    const binary = [...cipher.update(bits)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    const letters = `${binary}00`.match(/.{5}/g)?.map((five) => base32[Number.parseInt(five, 2)])
    expect(tokens.encodeMessageId({ runId: 0x102, messageId: 0x304 })).toBe(letters?.join(''))
  })

  test('refuses ids it has no room for', () => {
    expect(() => tokens.encodeMessageId({ runId: 2 ** 40, messageId: 1 })).toThrow(RangeError)
    expect(() => tokens.encodeMessageId({ runId: 1, messageId: 2 ** 48 })).toThrow(RangeError)
  })
})

describe('return path', () => {
  test('is read back in any case, with or without its domain, and after a rotation', () => {
    fc.assert(
      fc.property(mailKey, (key) => {
        const local = tokens.encodeReturnPath(key)
        expect(local).toMatch(/^b\+[a-z2-7]{39}$/)
        for (const text of [local, local.toUpperCase(), `${local}@b.kunde.example`])
          expect(tokens.decodeReturnPath(text)).toEqual(key)
        expect(successor.decodeReturnPath(local)).toEqual(key)
        expect(stranger.decodeReturnPath(local)).toBeNull()
      }),
    )
  })

  test('with one wrong letter is refused, and a Message-ID is no return path', () => {
    const key = { accountId: 1, runId: 2, messageId: 3 }
    const local = tokens.encodeReturnPath(key)
    for (const wrong of misspellings(local.slice(2), base32)) expect(tokens.decodeReturnPath(`b+${wrong}`)).toBeNull()
    expect(tokens.decodeMessageId(local.slice(2, 28))).toBeNull()
    expect(tokens.decodeReturnPath(`b+${tokens.encodeMessageId(key)}${local.slice(28)}`)).toBeNull()
  })
})

describe('the address for leaving by mail', () => {
  test('T48 is read back, and is worth nothing as a return path, nor a return path as one', () => {
    fc.assert(
      fc.property(mailKey, (key) => {
        const [leave, back] = [tokens.encodeUnsubscribeAddress(key), tokens.encodeReturnPath(key)]
        expect(leave).toMatch(/^u\+[a-z2-7]{39}$/)
        for (const text of [leave, leave.toUpperCase(), `${leave}@b.kunde.example`])
          expect(tokens.decodeUnsubscribeAddress(text)).toEqual(key)
        expect(successor.decodeUnsubscribeAddress(leave)).toEqual(key)
        expect(stranger.decodeUnsubscribeAddress(leave)).toBeNull()
        for (const wrong of [back, back.replace('b', 'u')]) expect(tokens.decodeUnsubscribeAddress(wrong)).toBeNull()
        for (const wrong of [leave, leave.replace('u', 'b')]) expect(tokens.decodeReturnPath(wrong)).toBeNull()
      }),
    )
  })
})

describe('unsubscribe and browser links', () => {
  const purposes: [PagePurpose, PagePurpose][] = pagePurposes.flatMap((purpose) =>
    pagePurposes.filter((other) => other !== purpose).map((other): [PagePurpose, PagePurpose] => [purpose, other]),
  )
  test.each(purposes)(
    '%s: read back, worthless as %s, still read after a rotation',
    proving(['D-PAG-11.2', 'D-PAG-11.3']),
    (purpose, other) => {
      fc.assert(
        fc.property(ticket, (content) => {
          const text = tokens.sealPage(content, purpose)
          expect(text).toMatch(/^[\w-]{80}$/)
          expect(tokens.openPage(text, purpose)).toEqual(content)
          expect(tokens.openPage(text, other)).toBeNull()
          expect(successor.openPage(text, purpose)).toEqual(content)
          expect(stranger.openPage(text, purpose)).toBeNull()
        }),
      )
    },
  )

  test('one wrong letter, a shortened or a lengthened token is refused', () => {
    const text = tokens.sealPage(aTicket, 'unsub')
    for (const wrong of misspellings(text, base64url)) expect(tokens.openPage(wrong, 'unsub')).toBeNull()
    for (const wrong of ['', text.slice(1), text.slice(0, -1), `${text}A`, `${text}=`, ` ${text}`, `${text}.`])
      expect(tokens.openPage(wrong, 'unsub')).toBeNull()
  })

  test('two links for the same person differ', () => {
    expect(tokens.sealPage(aTicket, 'unsub')).not.toBe(tokens.sealPage(aTicket, 'unsub'))
  })

  test(
    'ver | kid | nonce | AES-256-GCM | tag, key by HKDF of the purpose, purpose, ver and kid authenticated',
    proving('D-PAG-11.1'),
    () => {
      for (const purpose of pagePurposes) {
        const token = Buffer.from(tokens.sealPage(aTicket, purpose), 'base64url')
        const kid = token[1] as number
        const key = Buffer.from(hkdfSync('sha256', master, '', purpose, 32))
        const cipher = createCipheriv('aes-256-gcm', key, token.subarray(2, 14))
        cipher.setAAD(Buffer.concat([Buffer.from(purpose), Buffer.of(1, kid)]))
        const plain = Buffer.from('000000000001000000000002000000000003000000000004000000000005', 'hex')
        const expected = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
        expect(token[0]).toBe(1)
        expect(token.subarray(14)).toEqual(expected)
      }
    },
  )
})

import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'

/** What a link of a mail may be used for; a token of one purpose is worthless for another. */
export const pagePurposes = ['unsub', 'browser', 'tracking'] as const
export type PagePurpose = (typeof pagePurposes)[number]

export interface PageTicket {
  accountId: number
  subscriberId: number
  /** 0 = none. */
  newsletterId: number
  /** 0 = none. */
  channelId: number
  issuedAt: Date
}
export interface PageKey {
  kid: number
  key: KeyObject
}

const version = 1
const headLength = 14
const tagLength = 16
const fieldLength = 6
const tokenLength = headLength + 5 * fieldLength + tagLength

/** Bytes `ver | kid | nonce | ciphertext | tag`, in base64url. */
export function sealPageToken({ kid, key }: PageKey, ticket: PageTicket, purpose: PagePurpose, nonce: Buffer): string {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  cipher.setAAD(associatedData(purpose, kid))
  const sealed = cipher.update(pack(ticket))
  cipher.final()
  return Buffer.concat([Buffer.of(version, kid), nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Null for anything that this key has not sealed for this purpose. */
export function openPageToken({ kid, key }: PageKey, text: string, purpose: PagePurpose): PageTicket | null {
  const token = Buffer.from(text, 'base64url')
  // Decoding is lenient; only the spelling that sealing produces counts.
  if (token.length !== tokenLength || token.toString('base64url') !== text) return null
  if (token[0] !== version || token[1] !== kid) return null
  const decipher = createDecipheriv('aes-256-gcm', key, token.subarray(2, headLength), { authTagLength: tagLength })
  decipher.setAAD(associatedData(purpose, kid)).setAuthTag(token.subarray(-tagLength))
  const plain = decipher.update(token.subarray(headLength, -tagLength))
  try {
    decipher.final()
  } catch {
    return null
  }
  return unpack(plain)
}

function associatedData(purpose: PagePurpose, kid: number): Buffer {
  return Buffer.concat([Buffer.from(purpose), Buffer.of(version, kid)])
}

function pack({ accountId, subscriberId, newsletterId, channelId, issuedAt }: PageTicket): Buffer {
  const plain = Buffer.allocUnsafe(5 * fieldLength)
  const fields = [accountId, subscriberId, newsletterId, channelId, Math.floor(issuedAt.getTime() / 1000)]
  for (const [i, field] of fields.entries()) plain.writeUIntBE(field, i * fieldLength, fieldLength)
  return plain
}

function unpack(plain: Buffer): PageTicket {
  const field = (i: number) => plain.readUIntBE(i * fieldLength, fieldLength)
  return {
    accountId: field(0),
    subscriberId: field(1),
    newsletterId: field(2),
    channelId: field(3),
    issuedAt: new Date(field(4) * 1000),
  }
}

import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'

/** What a link of a mail may be used for; a token of one purpose is worthless for another. */
export const pagePurposes = ['unsub', 'browser', 'tracking', 'preferences'] as const
export type PagePurpose = (typeof pagePurposes)[number]
/** Where such a link leads, its token at the end. */
export const pagePaths: Record<PagePurpose, string> = {
  unsub: 'unsubscribe?p=',
  browser: 'browser/',
  tracking: 'tracking?p=',
  preferences: 'preferences?p=',
}
/** What a frame of the application shows: a mailing before it is sent, a mail that a sandbox has captured, a look to choose. */
export type FramePurpose = 'preview' | 'captured' | 'design'
/** Every purpose has a key of its own, also that of links which name no person. */
export type KeyPurpose = PagePurpose | 'undo' | FramePurpose

export interface PageTicket {
  accountId: number
  subscriberId: number
  /** 0 = none. */
  newsletterId: number
  /** 0 = none. */
  channelId: number
  issuedAt: Date
}

/** What can be taken back, by the first entry of the consent ledger about it. */
export interface UndoTicket {
  accountId: number
  consentSeq: number
}

/** A newsletter that somebody looks at before it is sent, a captured mail, or a design. */
export interface PreviewTicket {
  accountId: number
  /** Of a captured mail or a design its own id. */
  mailingId: number
  /** 0 = as nobody. Of a design: what kind it is. */
  subscriberId: number
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
const ticketFields = 5
const undoFields = 2
const previewFields = 4

export function sealPageToken(key: PageKey, ticket: PageTicket, purpose: PagePurpose, nonce: Buffer): string {
  const { accountId, subscriberId, newsletterId, channelId, issuedAt } = ticket
  const issued = Math.floor(issuedAt.getTime() / 1000)
  return sealFields(key, [accountId, subscriberId, newsletterId, channelId, issued], purpose, nonce)
}

/** Null for anything that this key has not sealed for this purpose. */
export function openPageToken(key: PageKey, text: string, purpose: PagePurpose): PageTicket | null {
  const fields = openFields(key, text, purpose, ticketFields)
  if (!fields) return null
  const [accountId, subscriberId, newsletterId, channelId, issued] = fields as [number, number, number, number, number]
  return { accountId, subscriberId, newsletterId, channelId, issuedAt: new Date(issued * 1000) }
}

export function sealUndoToken(key: PageKey, { accountId, consentSeq }: UndoTicket, nonce: Buffer): string {
  return sealFields(key, [accountId, consentSeq], 'undo', nonce)
}

export function openUndoToken(key: PageKey, text: string): UndoTicket | null {
  const fields = openFields(key, text, 'undo', undoFields)
  if (!fields) return null
  const [accountId, consentSeq] = fields as [number, number]
  return { accountId, consentSeq }
}

export function sealPreviewToken(key: PageKey, ticket: PreviewTicket, purpose: FramePurpose, nonce: Buffer): string {
  const { accountId, mailingId, subscriberId, issuedAt } = ticket
  const issued = Math.floor(issuedAt.getTime() / 1000)
  return sealFields(key, [accountId, mailingId, subscriberId, issued], purpose, nonce)
}

export function openPreviewToken(key: PageKey, text: string, purpose: FramePurpose): PreviewTicket | null {
  const fields = openFields(key, text, purpose, previewFields)
  if (!fields) return null
  const [accountId, mailingId, subscriberId, issued] = fields as [number, number, number, number]
  return { accountId, mailingId, subscriberId, issuedAt: new Date(issued * 1000) }
}

/** Bytes `ver | kid | nonce | ciphertext | tag`, in base64url. */
function sealFields({ kid, key }: PageKey, fields: readonly number[], purpose: KeyPurpose, nonce: Buffer): string {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  cipher.setAAD(associatedData(purpose, kid))
  const sealed = cipher.update(pack(fields))
  cipher.final()
  return Buffer.concat([Buffer.of(version, kid), nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

function openFields({ kid, key }: PageKey, text: string, purpose: KeyPurpose, count: number): number[] | null {
  const token = Buffer.from(text, 'base64url')
  // Decoding is lenient; only the spelling that sealing produces counts.
  if (token.length !== headLength + count * fieldLength + tagLength || token.toString('base64url') !== text) return null
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

function associatedData(purpose: KeyPurpose, kid: number): Buffer {
  return Buffer.concat([Buffer.from(purpose), Buffer.of(version, kid)])
}

function pack(fields: readonly number[]): Buffer {
  const plain = Buffer.allocUnsafe(fields.length * fieldLength)
  for (const [i, field] of fields.entries()) plain.writeUIntBE(field, i * fieldLength, fieldLength)
  return plain
}

function unpack(plain: Buffer): number[] {
  return Array.from({ length: plain.length / fieldLength }, (_, i) => plain.readUIntBE(i * fieldLength, fieldLength))
}

import { createSecretKey, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import { type BlockCipher, createBlockCipher } from '../../platform/secrets/block-cipher.rules.ts'
import { fromBase32, toBase32 } from './base32.rules.ts'
import {
  type FramePurpose,
  type KeyPurpose,
  openPageToken,
  openPreviewToken,
  openUndoToken,
  type PageKey,
  type PagePurpose,
  type PageTicket,
  type PreviewTicket,
  sealPageToken,
  sealPreviewToken,
  sealUndoToken,
  type UndoTicket,
} from './page-token.rules.ts'

/** Identifies one message, the same over all retries. */
export interface MailKey {
  accountId: number
  runId: number
  messageId: number
}

/** Opaque names of messages that only the service can read back, so that nothing has to be looked up by them. */
export interface MailTokens {
  encodeMessageId(key: Pick<MailKey, 'runId' | 'messageId'>): string
  /** Reads a token, or a whole Message-ID with or without its angle brackets; null for one that is not ours. */
  decodeMessageId(text: string): Pick<MailKey, 'runId' | 'messageId'> | null
  /** The local part that a report of failure is sent to. */
  encodeReturnPath(key: MailKey): string
  /** Reads a local part or a whole address in any case; null unless its authentication code is right. */
  decodeReturnPath(text: string): MailKey | null
  /** The local part that a mail to unsubscribe is sent to; whoever knows only the return path cannot make it. */
  encodeUnsubscribeAddress(key: MailKey): string
  decodeUnsubscribeAddress(text: string): MailKey | null
  /** What a link to one of our pages carries. */
  sealPage(ticket: PageTicket, purpose: PagePurpose): string
  openPage(text: string, purpose: PagePurpose): PageTicket | null
  /** What the link carries that takes an opt-out back. */
  sealUndo(ticket: UndoTicket): string
  openUndo(text: string): UndoTicket | null
  /** What the address of a preview carries. */
  sealPreview(ticket: PreviewTicket, purpose?: FramePurpose): string
  openPreview(text: string, purpose?: FramePurpose): PreviewTicket | null
}

/** Everything derived from one master secret. */
interface KeyRing {
  messageId: BlockCipher
  returnPath: BlockCipher
  mac: Record<AddressPurpose, BlockCipher>
  page: Record<KeyPurpose, PageKey>
}
/** The first letter of the local part. */
type AddressPurpose = 'b' | 'u'

/** Tokens are made with `master`; those made with a former master are still read. */
export function createMailTokens(
  master: string,
  formerMasters: readonly string[] = [],
  random: (size: number) => Buffer = randomBytes,
): MailTokens {
  const current = createKeyRing(master)
  const rings = [current, ...formerMasters.map(createKeyRing)]
  const firstOf = <T>(read: (ring: KeyRing) => T | null): T | null => {
    for (const ring of rings) {
      const result = read(ring)
      if (result !== null) return result
    }
    return null
  }
  return {
    encodeMessageId: (key) => toBase32(current.messageId.encrypt(toBlock(key.runId, key.messageId, 0))),
    decodeMessageId: (text) => firstOf((ring) => readMessageId(ring, text)),
    encodeReturnPath: (key) => localPart(current, 'b', key),
    decodeReturnPath: (text) => firstOf((ring) => readLocalPart(ring, 'b', text)),
    encodeUnsubscribeAddress: (key) => localPart(current, 'u', key),
    decodeUnsubscribeAddress: (text) => firstOf((ring) => readLocalPart(ring, 'u', text)),
    sealPage: (ticket, purpose) => sealPageToken(current.page[purpose], ticket, purpose, random(12)),
    openPage: (text, purpose) => firstOf((ring) => openPageToken(ring.page[purpose], text, purpose)),
    sealUndo: (ticket) => sealUndoToken(current.page.undo, ticket, random(12)),
    openUndo: (text) => firstOf((ring) => openUndoToken(ring.page.undo, text)),
    sealPreview: (ticket, purpose = 'preview') => sealPreviewToken(current.page[purpose], ticket, purpose, random(12)),
    openPreview: (text, purpose = 'preview') => firstOf((ring) => openPreviewToken(ring.page[purpose], text, purpose)),
  }
}

/**
 * As configured: the newest link secret makes links, all of them and the master secrets read them. Names of mails stay
 * with the master secret, because a mail must keep its name; names of the time of a former one are still read.
 */
export function tokensFor(
  {
    LINK_SECRETS,
    POSTRIDER_SECRET,
    POSTRIDER_FORMER_SECRETS,
  }: Pick<Config, 'LINK_SECRETS' | 'POSTRIDER_SECRET' | 'POSTRIDER_FORMER_SECRETS'>,
  random?: (size: number) => Buffer,
): MailTokens {
  const [newest, ...former] = [...LINK_SECRETS, POSTRIDER_SECRET, ...POSTRIDER_FORMER_SECRETS]
  const links = createMailTokens(newest as string, former, random)
  const { sealPage, openPage, sealUndo, openUndo, sealPreview, openPreview } = links
  return {
    ...createMailTokens(POSTRIDER_SECRET, POSTRIDER_FORMER_SECRETS),
    ...{ sealPage, openPage, sealUndo, openUndo, sealPreview, openPreview },
  }
}

function createKeyRing(master: string): KeyRing {
  const derive = (info: string, size = 32) => Buffer.from(hkdfSync('sha256', master, '', info, size))
  const kid = derive('kid', 1)[0] as number
  const pageKey = (purpose: KeyPurpose): PageKey => ({ kid, key: createSecretKey(derive(purpose)) })
  return {
    messageId: createBlockCipher(derive('message-id')),
    returnPath: createBlockCipher(derive('return-path')),
    mac: {
      b: createBlockCipher(derive('return-path-mac')),
      u: createBlockCipher(derive('unsubscribe-address-mac')),
    },
    page: {
      unsub: pageKey('unsub'),
      browser: pageKey('browser'),
      tracking: pageKey('tracking'),
      preferences: pageKey('preferences'),
      undo: pageKey('undo'),
      preview: pageKey('preview'),
      captured: pageKey('captured'),
      design: pageKey('design'),
    },
  }
}

function toBlock(runId: number, messageId: number, tail: number): Buffer {
  const block = Buffer.allocUnsafe(16)
  block.writeUIntBE(runId, 0, 5)
  block.writeUIntBE(messageId, 5, 6)
  block.writeUIntBE(tail, 11, 5)
  return block
}

function readMessageId({ messageId }: KeyRing, text: string): Pick<MailKey, 'runId' | 'messageId'> | null {
  const [, token] = /^<?([a-z2-7]{26})(?:\.\d{1,9})?(?:@[^<>\s]+>?)?$/i.exec(text) ?? []
  const sealed = token === undefined ? null : fromBase32(token)
  const block = sealed && messageId.decrypt(sealed)
  return block && block.readUIntBE(11, 5) === 0
    ? { runId: block.readUIntBE(0, 5), messageId: block.readUIntBE(5, 6) }
    : null
}

function localPart(ring: KeyRing, purpose: AddressPurpose, { accountId, runId, messageId }: MailKey): string {
  const block = ring.returnPath.encrypt(toBlock(runId, messageId, accountId))
  return `${purpose}+${toBase32(block)}${toBase32(macOf(ring, purpose, block))}`
}

const localParts = {
  b: /^b\+([a-z2-7]{26})([a-z2-7]{13})(?:@\S+)?$/i,
  u: /^u\+([a-z2-7]{26})([a-z2-7]{13})(?:@\S+)?$/i,
} satisfies Record<AddressPurpose, RegExp>

function readLocalPart(ring: KeyRing, purpose: AddressPurpose, text: string): MailKey | null {
  const [, token, code] = localParts[purpose].exec(text) ?? []
  const sealed = token === undefined ? null : fromBase32(token)
  const mac = code === undefined ? null : fromBase32(code)
  if (!sealed || !mac || !timingSafeEqual(mac, macOf(ring, purpose, sealed))) return null
  const block = ring.returnPath.decrypt(sealed)
  return { accountId: block.readUIntBE(11, 5), runId: block.readUIntBE(0, 5), messageId: block.readUIntBE(5, 6) }
}

/** For messages of exactly one block, the cipher under a key of its own is an authentication code. */
function macOf({ mac }: KeyRing, purpose: AddressPurpose, block: Buffer): Buffer {
  return mac[purpose].encrypt(block).subarray(0, 8)
}

import { hkdfSync } from 'node:crypto'
import { createBlockCipher } from '../../platform/secrets/block-cipher.rules.ts'

/** What the links and the pixel of one mail say about it. */
export interface TrackingTicket {
  runId: number
  contentId: number
  /** 0 = the mail of anybody: all mails of the run carry the same token. */
  messageId: number
}

/** One token per mail, for all its links; it opens neither an unsubscribe page nor any other. */
export interface TrackingTokens {
  seal(ticket: TrackingTicket): string
  /** Null for anything that was not sealed here. */
  open(token: string): TrackingTicket | null
}

const blockLength = 16
const macLength = 8

/** Tokens are made with `master`; those made with a former master are still read. */
export function createTrackingTokens(master: string, formerMasters: readonly string[] = []): TrackingTokens {
  const { seal, open } = createTokensOf(master)
  const former = formerMasters.map(createTokensOf)
  const openFormer = (token: string) => {
    for (const tokens of former) {
      const ticket = tokens.open(token)
      if (ticket) return ticket
    }
    return null
  }
  return { seal, open: (token) => open(token) ?? openFormer(token) }
}

/** Bytes `cipher block | authentication code of the block`, which make exactly 32 letters of base64url. */
function createTokensOf(master: string): TrackingTokens {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', purpose, 32))
  const names = createBlockCipher(keyFor('tracking'))
  // For messages of exactly one block, the cipher under a key of its own is an authentication code.
  const codes = createBlockCipher(keyFor('tracking-mac'))
  return {
    seal: (ticket) => {
      const block = names.encrypt(toBlock(ticket))
      return Buffer.concat([block, codes.encrypt(block)], blockLength + macLength).toString('base64url')
    },
    open: (token) => {
      if (token.length !== 32) return null
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== blockLength + macLength) return null
      const block = bytes.subarray(0, blockLength)
      return isSame(bytes, codes.encrypt(block)) ? fromBlock(names.decrypt(block)) : null
    },
  }
}

/** Compares every byte, so that the time taken tells nothing about where the first difference is. */
function isSame(bytes: Buffer, code: Buffer): boolean {
  let difference = 0
  for (let i = 0; i < macLength; i++) difference |= (bytes[blockLength + i] as number) ^ (code[i] as number)
  return difference === 0
}

function toBlock({ runId, messageId, contentId }: TrackingTicket): Buffer {
  const block = Buffer.allocUnsafe(blockLength)
  block.writeUIntBE(runId, 0, 5)
  block.writeUIntBE(messageId, 5, 6)
  block.writeUIntBE(contentId, 11, 5)
  return block
}

function fromBlock(block: Buffer): TrackingTicket {
  return { runId: block.readUIntBE(0, 5), messageId: block.readUIntBE(5, 6), contentId: block.readUIntBE(11, 5) }
}

import type { Look } from '../accounts/index.ts'

/** Suppression knows an address only by this hash, keyed per account. */
export function addressHmac({ secrets, reader }: Pick<Look, 'secrets' | 'reader'>, emailKey: string): Buffer {
  return secrets.hmac(`suppression:${reader.tenant.accountId}`, emailKey)
}

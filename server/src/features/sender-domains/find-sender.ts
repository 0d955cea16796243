import type { Reader } from '../../platform/db/database.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { DkimSigner } from '../assembly/index.ts'
import { loadSigners } from './sealed-keys.ts'
import { findSenderDomain } from './sender-domain.store.ts'

export interface Sender {
  /** Only then may mail leave in the name of this domain. */
  verified: boolean
  returnPathDomain: string
  signers: DkimSigner[]
}

/** How to send from this domain. Opening keys takes longer than signing, so callers keep the result for a while. */
export async function findSender(
  reader: Reader,
  secrets: Pick<Secrets, 'open'>,
  domain: string,
  { ed25519 }: { ed25519: boolean },
): Promise<Sender | undefined> {
  const row = await findSenderDomain(reader, domain)
  if (!row) return undefined
  const signers = loadSigners(row, secrets).filter(({ algorithm }) => ed25519 || algorithm === 'rsa-sha256')
  return { verified: row.verifiedAt !== null, returnPathDomain: row.returnPathDomain, signers }
}

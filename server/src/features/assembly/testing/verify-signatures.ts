import { createPublicKey } from 'node:crypto'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import type { DkimSigner } from '../index.ts'
import { ed25519Signer, rsaSigner } from './example-signers.ts'

/** The public keys of the example signers, by the name a verifier asks for. */
export const keyRecords: ReadonlyMap<string, string> = new Map(
  [rsaSigner, ed25519Signer].map((signer) => [`${signer.selector}._domainkey.${signer.domain}`, keyRecord(signer)]),
)

/** The result of each signature of the mail, judged by another implementation that follows the RFCs to the letter. */
export async function verifySignatures(mail: Buffer): Promise<string[]> {
  const resolver = async (name: string) => {
    const record = keyRecords.get(name)
    if (!record) throw Object.assign(new Error(`no record ${name}`), { code: 'ENOTFOUND' })
    return [[record]]
  }
  const { results } = await dkimVerify(mail, { resolver, strict: true })
  return results.map(({ algo, status }) => `${algo} ${status.result}`)
}

function keyRecord({ algorithm, privateKey }: DkimSigner): string {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  // RFC 8463 publishes the 32 bytes alone, without the frame that says which algorithm they are for.
  return algorithm === 'rsa-sha256'
    ? `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`
    : `v=DKIM1; k=ed25519; p=${publicKey.subarray(-32).toString('base64')}`
}

import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { DkimSigner } from '../assembly/index.ts'
import { ed25519Selector, type PublicKeys } from './sender-domain.rules.ts'
import type { SenderDomainRow } from './sender-domain.store.ts'

export type SealedKeys = Pick<SenderDomainRow, 'accountId' | 'domain' | 'rsaKeySealed' | 'ed25519KeySealed'>

const generate = promisify(generateKeyPair)

/** New keys, each sealed so that only this account's row for this domain opens it. */
export async function createSealedKeys(secrets: Secrets, accountId: number, domain: string): Promise<SealedKeys> {
  const [rsa, ed25519] = await Promise.all([generate('rsa', { modulusLength: 2048 }), generate('ed25519')])
  const seal = (algorithm: DkimSigner['algorithm'], key: KeyObject) =>
    secrets.seal(purpose({ accountId, domain }, algorithm), key.export({ type: 'pkcs8', format: 'der' }))
  return {
    accountId,
    domain,
    rsaKeySealed: seal('rsa-sha256', rsa.privateKey),
    ed25519KeySealed: seal('ed25519-sha256', ed25519.privateKey),
  }
}

/**
 * What signs the mails of this domain: RSA, then Ed25519 once its record is published. Opening a key takes longer than
 * signing with it, so callers keep the result for a while.
 */
export function loadSigners(
  row: SealedKeys & Pick<SenderDomainRow, 'selector' | 'checks'>,
  secrets: Pick<Secrets, 'open'>,
): DkimSigner[] {
  const { domain, selector, rsaKeySealed, ed25519KeySealed, checks } = row
  const rsa: DkimSigner = {
    domain,
    selector,
    algorithm: 'rsa-sha256',
    privateKey: openKey(row, rsaKeySealed, 'rsa-sha256', secrets),
  }
  const isPublished = checks.some(({ name, status }) => name === 'dkimEd25519' && status === 'ok')
  if (!ed25519KeySealed || !isPublished) return [rsa]
  const privateKey = openKey(row, ed25519KeySealed, 'ed25519-sha256', secrets)
  return [rsa, { domain, selector: ed25519Selector(selector), algorithm: 'ed25519-sha256', privateKey }]
}

/** Those that will sign one day. */
export function nextKeysOf(row: SenderDomainRow): (SealedKeys & { selector: string }) | null {
  const { accountId, domain, nextSelector, nextRsaKeySealed, nextEd25519KeySealed } = row
  if (!nextSelector || !nextRsaKeySealed) return null
  return {
    accountId,
    domain,
    selector: nextSelector,
    rsaKeySealed: nextRsaKeySealed,
    ed25519KeySealed: nextEd25519KeySealed,
  }
}

export function publicKeysOf(keys: SealedKeys, secrets: Pick<Secrets, 'open'>): PublicKeys {
  const publicKey = (sealed: Buffer, algorithm: DkimSigner['algorithm']) =>
    createPublicKey(openKey(keys, sealed, algorithm, secrets)).export({ type: 'spki', format: 'der' })
  const { rsaKeySealed, ed25519KeySealed } = keys
  return {
    rsa: publicKey(rsaKeySealed, 'rsa-sha256').toString('base64'),
    // RFC 8463 publishes the 32 bytes alone, without the frame that names the algorithm.
    ed25519: ed25519KeySealed && publicKey(ed25519KeySealed, 'ed25519-sha256').subarray(-32).toString('base64'),
  }
}

/** The same keys for another account, whose row alone opens them. */
export function resealed<K extends SealedKeys>(keys: K, accountId: number, secrets: Secrets): K {
  const seal = (algorithm: DkimSigner['algorithm'], sealed: Buffer) =>
    secrets.seal(purpose({ ...keys, accountId }, algorithm), secrets.open(purpose(keys, algorithm), sealed))
  const { rsaKeySealed, ed25519KeySealed } = keys
  return {
    ...keys,
    accountId,
    rsaKeySealed: seal('rsa-sha256', rsaKeySealed),
    ed25519KeySealed: ed25519KeySealed && seal('ed25519-sha256', ed25519KeySealed),
  }
}

function openKey(
  keys: Pick<SealedKeys, 'accountId' | 'domain'>,
  sealed: Buffer,
  algorithm: DkimSigner['algorithm'],
  secrets: Pick<Secrets, 'open'>,
): KeyObject {
  return createPrivateKey({ key: secrets.open(purpose(keys, algorithm), sealed), type: 'pkcs8', format: 'der' })
}

function purpose({ accountId, domain }: Pick<SealedKeys, 'accountId' | 'domain'>, algorithm: string): string {
  return `dkim:${algorithm}:${accountId}:${domain}`
}

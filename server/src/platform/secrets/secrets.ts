import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keys derived from the master secret, one per purpose, so that no two uses share key material. */
export interface Secrets {
  hmac(purpose: string, data: string): Buffer
  /** Encrypts for storage; what was sealed for one purpose cannot be opened for another. */
  seal(purpose: string, plaintext: Buffer): Buffer
  open(purpose: string, sealed: Buffer): Buffer
}

/** Something sealed cannot be opened: it was changed, sealed for another purpose or with another master secret. */
export class SealError extends Error {
  override readonly name = 'SealError'
}

export function createSecrets(master: string): Secrets {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string) => {
    let key = keys.get(purpose)
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', master, '', purpose, 32))
      if (keys.size < 10_000) keys.set(purpose, key)
    }
    return key
  }
  return {
    hmac: (purpose, data) => createHmac('sha256', keyFor(purpose)).update(data).digest(),
    seal: (purpose, plaintext) => seal(keyFor(`seal:${purpose}`), plaintext),
    open: (purpose, sealed) => open(keyFor(`seal:${purpose}`), sealed),
  }
}

/** Bytes `version | nonce | ciphertext | tag` of AES-256-GCM; the version is authenticated too. */
const version = Buffer.of(1)
const nonceLength = 12
const tagLength = 16

function seal(key: Buffer, plaintext: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength }).setAAD(version)
  return Buffer.concat([version, nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, sealed: Buffer): Buffer {
  const body = version.length + nonceLength
  if (sealed.length < body + tagLength || sealed[0] !== version[0]) throw new SealError('not sealed by this version')
  const nonce = sealed.subarray(version.length, body)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength }).setAAD(version)
  decipher.setAuthTag(sealed.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(body, -tagLength)), decipher.final()])
  } catch (cause) {
    throw new SealError('changed, or sealed with another secret or for another purpose', { cause })
  }
}

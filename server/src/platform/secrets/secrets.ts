import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Keys derived from the master secret, one per purpose, so that no two uses share key material. */
export interface Secrets {
  /** The same for ever: it outlives a rotation of the master secret. */
  hmac(purpose: string, data: string): Buffer
  /** Encrypts for storage; what was sealed for one purpose cannot be opened for another. */
  seal(purpose: string, plaintext: Buffer): Buffer
  open(purpose: string, sealed: Buffer): Buffer
}

/** Something sealed cannot be opened: it was changed, sealed for another purpose or with another master secret. */
export class SealError extends Error {
  override readonly name = 'SealError'
}

/** Seals with `master`, opens what was sealed with a former one as well, and hashes with the `first`. */
export function createSecrets(
  master: string,
  { former = [], first = master }: { former?: readonly string[]; first?: string } = {},
): Secrets {
  const [current, hashing] = [keysOf(master), keysOf(first)]
  const all = [current, ...former.map(keysOf)]
  return {
    hmac: (purpose, data) => createHmac('sha256', hashing(purpose)).update(data).digest(),
    seal: (purpose, plaintext) => seal(current(`seal:${purpose}`), plaintext),
    open: (purpose, sealed) => openWithAny(all, purpose, sealed),
  }
}

type KeyFor = (purpose: string) => KeyObject

function keysOf(master: string): KeyFor {
  // A key of plain bytes is made into one of these at every use, which takes longer than a hash.
  const keys = new Map<string, KeyObject>()
  return (purpose) => {
    let key = keys.get(purpose)
    if (!key) {
      key = createSecretKey(Buffer.from(hkdfSync('sha256', master, '', purpose, 32)))
      if (keys.size < 10_000) keys.set(purpose, key)
    }
    return key
  }
}

function openWithAny(all: readonly KeyFor[], purpose: string, sealed: Buffer): Buffer {
  for (const keyFor of all.slice(0, -1)) {
    try {
      return open(keyFor(`seal:${purpose}`), sealed)
    } catch (error) {
      if (!(error instanceof SealError)) throw error
    }
  }
  return open((all.at(-1) as KeyFor)(`seal:${purpose}`), sealed)
}

/** Bytes `version | nonce | ciphertext | tag` of AES-256-GCM; the version is authenticated too. */
const version = Buffer.of(1)
const nonceLength = 12
const tagLength = 16

function seal(key: KeyObject, plaintext: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength }).setAAD(version)
  return Buffer.concat([version, nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

function open(key: KeyObject, sealed: Buffer): Buffer {
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

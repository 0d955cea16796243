import { type CipherKey, createCipheriv, createDecipheriv } from 'node:crypto'

export interface BlockCipher {
  encrypt(block: Uint8Array): Buffer
  decrypt(block: Uint8Array): Buffer
}

/** One block in, one block out: without padding and chaining the two ciphers carry no state from block to block. */
export function createBlockCipher(key: CipherKey): BlockCipher {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  return { encrypt: (block) => cipher.update(block), decrypt: (block) => decipher.update(block) }
}

import { createHmac, hkdfSync } from 'node:crypto'

/** Keys derived from the master secret, one per purpose, so that no two uses share key material. */
export interface Secrets {
  hmac(purpose: string, data: string): Buffer
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
  return { hmac: (purpose, data) => createHmac('sha256', keyFor(purpose)).update(data).digest() }
}

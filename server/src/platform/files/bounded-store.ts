import { type FileStore, FileStoreBusy } from './file-store.ts'

interface Bounds {
  atOnce: number
  /** Of these so many for one and the same, who must not keep the others out. */
  atOnceForOne: number
}

interface Fetch {
  forWhom: string | undefined
  bytes: Promise<Buffer | null>
}

/**
 * A store that is far away: what several want at the same time is fetched once, and of more than `atOnce` files the others
 * are refused at once, so that a store that hangs holds up nobody else.
 */
export function boundedStore(store: FileStore, { atOnce, atOnceForOne }: Bounds): FileStore {
  const underWay = new Map<string, Fetch>()
  const isFull = (forWhom: string | undefined) =>
    underWay.size >= atOnce ||
    (forWhom !== undefined &&
      underWay
        .values()
        .filter((fetch) => fetch.forWhom === forWhom)
        .toArray().length >= atOnceForOne)
  return {
    ...store,
    async get(name, forWhom) {
      const same = underWay.get(name)
      if (same) return same.bytes
      if (isFull(forWhom)) throw new FileStoreBusy('too many files are being fetched')
      const bytes = store.get(name).finally(() => underWay.delete(name))
      underWay.set(name, { forWhom, bytes })
      return bytes
    },
  }
}

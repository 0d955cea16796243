/** Reads of one thing each that are asked for at the same moment: they become one read of them all. */
export class GatheredReads<T> {
  private readonly readAll: (keys: string[]) => Promise<ReadonlyMap<string, T>>
  private next: { keys: Set<string>; found: Promise<ReadonlyMap<string, T>> } | null = null

  constructor(readAll: (keys: string[]) => Promise<ReadonlyMap<string, T>>) {
    this.readAll = readAll
  }

  async read(key: string): Promise<T | undefined> {
    this.next ??= this.begin()
    const { keys, found } = this.next
    keys.add(key)
    return (await found).get(key)
  }

  private begin() {
    const keys = new Set<string>()
    const found = Promise.resolve().then(() => {
      this.next = null
      return this.readAll([...keys])
    })
    return { keys, found }
  }
}

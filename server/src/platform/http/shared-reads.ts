/** Reads that many want at the same moment: whoever asks for what is being read already waits for that answer. */
export class SharedReads<T> {
  private readonly underWay = new Map<string, Promise<T>>()

  read(what: string, read: () => Promise<T>): Promise<T> {
    const shared = this.underWay.get(what)
    if (shared) return shared
    const reading = read().finally(() => this.underWay.delete(what))
    this.underWay.set(what, reading)
    return reading
  }
}

const blockLength = 64
/** No text of XML contains it. */
const between = '\u0000'

/** Millions of short texts by their numbers, in the memory of their bytes alone. They are mostly asked for in their order. */
export class PackedStrings {
  private readonly blocks: Buffer[] = []
  private last: string[] = []
  private opened: { block: number; texts: string[] } = { block: -1, texts: [] }
  bytes = 0

  add(text: string): void {
    this.last.push(text)
    if (this.last.length < blockLength) return
    const block = Buffer.from(this.last.join(between))
    this.blocks.push(block)
    this.bytes += block.length
    this.last = []
  }

  get(index: number): string | undefined {
    const block = Math.floor(index / blockLength)
    if (block === this.blocks.length) return this.last[index % blockLength]
    const packed = this.blocks[block]
    if (!packed) return undefined
    if (this.opened.block !== block) this.opened = { block, texts: packed.toString().split(between) }
    return this.opened.texts[index % blockLength]
  }
}

/** What the end of a ZIP file tells of each file in it. */
export interface ZipEntry {
  name: string
  crc: number
  packed: number
  plain: number
  /** Where its header begins. */
  offset: number
}

/** The largest file that the plain form of ZIP can hold. */
export const mostZipBytes = 0xffff_ffff
/** And how many files. */
export const mostZipEntries = 0xffff

const version = 20
const deflated = 8
/** Sizes and checksum follow the file, and names are UTF-8. */
const flags = 0x0808
/** 1 January 1980: when a file was made says nothing here. */
const day = 0x0021

function numbers(...fields: [bytes: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
}

export function headerOf(name: string): Buffer {
  return Buffer.concat([
    numbers([4, 0x0403_4b50], [2, version], [2, flags], [2, deflated], [2, 0], [2, day]),
    numbers([4, 0], [4, 0], [4, 0], [2, Buffer.byteLength(name)], [2, 0]),
    Buffer.from(name),
  ])
}

export function descriptorOf({ crc, packed, plain }: Pick<ZipEntry, 'crc' | 'packed' | 'plain'>): Buffer {
  return numbers([4, 0x0807_4b50], [4, crc], [4, packed], [4, plain])
}

/** Begins at `offset`, behind the last file. */
export function centralDirectory(entries: readonly ZipEntry[], offset: number): Buffer {
  const lines = entries.map(({ name, crc, packed, plain, offset: place }) =>
    Buffer.concat([
      numbers([4, 0x0201_4b50], [2, version], [2, version], [2, flags], [2, deflated], [2, 0], [2, day]),
      numbers([4, crc], [4, packed], [4, plain], [2, Buffer.byteLength(name)], [2, 0], [2, 0]),
      numbers([2, 0], [2, 0], [4, 0], [4, place]),
      Buffer.from(name),
    ]),
  )
  const size = lines.reduce((sum, line) => sum + line.length, 0)
  const end = numbers([4, 0x0605_4b50], [2, 0], [2, 0], [2, entries.length], [2, entries.length])
  return Buffer.concat([...lines, end, numbers([4, size], [4, offset], [2, 0])])
}

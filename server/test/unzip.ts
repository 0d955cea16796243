import { crc32, inflateRawSync } from 'node:zlib'
import { expect } from 'vitest'

/** The files of an archive as text. */
export function unzip(file: Buffer): Map<string, string> {
  return new Map([...unzipFiles(file)].map(([name, bytes]) => [name, bytes.toString()]))
}

/** Reads a ZIP file as every reader does: from its end. */
export function unzipFiles(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const found = new Map<string, Buffer>()
  let at = file.readUInt32LE(end + 16)
  for (let n = file.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [packed, plain, length] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24), file.readUInt16LE(at + 28)]
    const name = file.toString('utf8', at + 46, at + 46 + length)
    const header = file.readUInt32LE(at + 42)
    const begin = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
    const bytes = inflateRawSync(file.subarray(begin, begin + packed))
    expect([file.toString('utf8', header + 30, header + 30 + length), bytes.length]).toEqual([name, plain])
    expect(crc32(bytes)).toBe(file.readUInt32LE(at + 16))
    expect(file.readUInt32LE(begin + packed)).toBe(0x0807_4b50)
    found.set(name, bytes)
    at += 46 + length
  }
  expect(at).toBe(end)
  return found
}

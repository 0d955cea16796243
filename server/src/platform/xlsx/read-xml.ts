import { SaxesParser } from 'saxes'

export interface XmlListener {
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

/** The parser keeps a text in its memory until it ends. */
const mostBytesBetweenTags = 64 * 1024 * 1024

/** Tells a listener what stands in a document, as its bytes come; names without their prefix, which every writer chooses. */
export class XmlReader {
  private readonly parser = new SaxesParser()
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })
  private bytesSinceTag = 0

  constructor(listener: XmlListener) {
    this.parser.on('error', (error) => {
      throw error
    })
    this.parser.on('doctype', () => {
      throw new Error('a part of a workbook has no document type')
    })
    this.parser.on('opentag', ({ name, attributes }) => {
      this.bytesSinceTag = 0
      listener.open?.(bare(name), attributes)
    })
    this.parser.on('text', (text) => listener.text?.(text))
    this.parser.on('closetag', ({ name }) => {
      this.bytesSinceTag = 0
      listener.close?.(bare(name))
    })
  }

  write(bytes: Buffer): void {
    this.bytesSinceTag += bytes.length
    if (this.bytesSinceTag > mostBytesBetweenTags) throw new Error('a text without an end')
    this.parser.write(this.decoder.decode(bytes, { stream: true }))
  }

  end(): void {
    this.parser.close()
  }
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

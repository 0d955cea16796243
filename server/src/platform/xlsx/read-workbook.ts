import { posix } from 'node:path'
import { isDateFormat } from './cell-value.rules.ts'
import { type Archive, openArchive, type ReadAt } from './open-archive.ts'
import { PackedStrings } from './packed-strings.ts'
import { type XmlListener, XmlReader } from './read-xml.ts'
import { SheetRows, type Surroundings } from './sheet-rows.ts'

/** Why a workbook cannot be read: it is none, it is damaged, or it unfolds to more than anybody could have meant. */
export class WorkbookFault extends Error {
  readonly code: 'workbook_damaged' | 'workbook_too_large'

  constructor(code: WorkbookFault['code'], options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

const most = { surroundings: 32 * 1024 * 1024, strings: 128 * 1024 * 1024, sheet: 3 * 1024 * 1024 * 1024 }

/** `PK`, as every ZIP file begins; no text does. */
export function looksLikeWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))
}

/**
 * The rows of the first sheet that is not hidden, as they come; whoever asks for more gets what one stretch of the file holds,
 * be it nothing. What fails while bytes are fetched stays what it is; everything else is the workbook's fault.
 */
export async function* readWorkbook(readAt: ReadAt, size: number): AsyncGenerator<string[][]> {
  let failure: { error: unknown } | null = null
  const watched: ReadAt = async (from, count) => {
    try {
      return await readAt(from, count)
    } catch (error) {
      failure = { error }
      throw error
    }
  }
  try {
    yield* readSheet(await openArchive(watched, size))
  } catch (error) {
    if (failure) throw (failure as { error: unknown }).error
    throw error instanceof WorkbookFault ? error : new WorkbookFault('workbook_damaged', { cause: error })
  }
}

async function* readSheet(archive: Archive): AsyncGenerator<string[][]> {
  const main = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target ?? ''
  const relations = await relationsOf(archive, main)
  const partOf = (type: string) => relations.find((relation) => relation.type === type)?.target
  const { sheetId, counts1904 } = await readMain(archive, main)
  const around: Surroundings = {
    counts1904,
    strings: await readStrings(archive, partOf('sharedStrings')),
    dateStyles: await readDateStyles(archive, partOf('styles')),
  }
  const rows = new SheetRows(around)
  for await (const _ of readPart(archive, relations.find(({ id }) => id === sheetId)?.target, rows, most.sheet))
    yield rows.take()
  yield rows.take()
}

interface Relation {
  id: string
  type: string
  target: string
}

/** Which parts belong to a part, by the last word of what they are to it. */
async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part)
  const found: Relation[] = []
  await readWhole(archive, posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target })
    },
  })
  return found
}

async function readMain(archive: Archive, part: string): Promise<{ sheetId: string; counts1904: boolean }> {
  const sheets: string[] = []
  let counts1904 = false
  await readWhole(archive, part, {
    open: (name, attributes) => {
      if (name === 'workbookPr') counts1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name !== 'sheet' || ['hidden', 'veryHidden'].includes(attributes.state ?? '')) return
      const [, id = ''] = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id')) ?? []
      sheets.push(id)
    },
  })
  return { sheetId: sheets[0] ?? '', counts1904 }
}

async function readStrings(archive: Archive, part: string | undefined): Promise<PackedStrings> {
  const strings = new PackedStrings()
  let text = ''
  let isText = false
  let isReading = false
  if (!part) return strings
  const listener: XmlListener = {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text: (more) => {
      if (isText) text += more
    },
    close: (name) => {
      if (name === 'si') strings.add(text)
      if (name === 'rPh') isReading = false
      isText = false
    },
  }
  for await (const _ of readPart(archive, part, listener, most.sheet))
    if (strings.bytes > most.strings) throw new WorkbookFault('workbook_too_large')
  return strings
}

/** A cell names a style, a style a format of numbers, and the format says whether they are days. */
async function readDateStyles(archive: Archive, part: string | undefined): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const styles: boolean[] = []
  let isCellStyle = false
  if (!part) return styles
  await readWhole(archive, part, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isCellStyle = true
      if (name === 'xf' && isCellStyle) styles.push(isDateFormat(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return styles
}

async function readWhole(archive: Archive, part: string, listener: XmlListener): Promise<void> {
  for await (const _ of readPart(archive, part, listener, most.surroundings));
}

/** Tells the listener, and comes back after every stretch. */
async function* readPart(
  archive: Archive,
  part: string | undefined,
  listener: XmlListener,
  mostBytes: number,
): AsyncGenerator<void> {
  if (!part || !archive.names.has(part)) throw new Error(`there is no part ${part}`)
  const reader = new XmlReader(listener)
  let bytes = 0
  for await (const chunk of archive.read(part)) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new WorkbookFault('workbook_too_large')
    reader.write(chunk)
    yield
  }
  reader.end()
}

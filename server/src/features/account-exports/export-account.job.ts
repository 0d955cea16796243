import type { Row } from '../../platform/db/database.ts'
import { type ArchiveProgress, addToFile, emptyArchive, endArchive } from '../../platform/zip/write-archive.ts'
import { mostZipBytes, mostZipEntries } from '../../platform/zip/zip.rules.ts'
import { type Act, actTime } from '../accounts/index.ts'
import { exportRefusals } from '../exports/index.ts'
import { defineJob } from '../jobs/index.ts'
import { filesBehind, type KeptFile } from '../media/index.ts'
import { messageStateName, withOpenValues } from '../messages/index.ts'
import { listMembers } from '../users/index.ts'
import { accountExportRefusals } from './account-export.refusals.ts'
import { findAccountExport, insertArchivePiece } from './account-export.store.ts'
import { accountExportOrder } from './account-export-order.ts'
import { type LedgerEnds, readBlock, readLedgerEnds } from './exported-rows.store.ts'
import { type ExportedKind, exportedKinds } from './exported-tables.rules.ts'

/** How many rows one transaction takes: they are all that is held in memory. */
const atOnce = 2000
/** A file that has grown beyond this goes on in another one. */
const largeFile = 1_000_000_000

interface Position {
  /** Which kind is next; behind the last one come the files. */
  kind: number
  key: string[] | null
  piece: number
  archive: ArchiveProgress
  /** Rows so far, by kind. */
  counts: Record<string, number>
  /** Where the ledgers ended when the export began: they are exported up to there. */
  ends: LedgerEnds
  beganAt: string
  /** Files so far, as the manifest names them; absent in what began before there were any. */
  media?: Omit<KeptFile, 'bytes'>[]
}

/** Files behind one, in the order of their names. */
interface Fetched {
  behind: string
  files: KeptFile[]
}

/** Writes the archive, a piece per block. A worker that dies leaves whole pieces, and the next one goes on behind them. */
export const exportAccountJob = defineJob<object, Position, Fetched | null>({
  ...accountExportOrder,
  count: async () => exportedKinds.length + 1,
  fetch: async ({ config, tenant }, position) => {
    if (position === null || position.kind < exportedKinds.length) return null
    const behind = lastFile(position)
    return { behind, files: await filesBehind(config, tenant.accountId, behind) }
  },
  step: async (act, _input, position, jobId, fetched) => {
    const found = await findAccountExport(act.tx, jobId)
    if (!found || found.fileGoneAt) throw exportRefusals.export_file_gone()
    const at = position ?? (await begin(act))
    const added = at.kind < exportedKinds.length ? await addRows(act, at) : addFiles(at, fetched)
    const end = added.isLast ? await finish(act, added.position) : Buffer.alloc(0)
    const { archive } = added.position
    if (archive.size + end.length > mostZipBytes || archive.entries.length + 2 > mostZipEntries)
      throw accountExportRefusals.account_export_too_large()
    insertArchivePiece(act, jobId, at.piece, Buffer.concat([added.bytes, end]))
    return {
      position: { ...added.position, piece: at.piece + 1 },
      ...{ steps: added.steps, isLast: added.isLast, result: { rows: sumOf(added.position.counts) } },
    }
  },
})

interface Added {
  bytes: Buffer
  position: Position
  steps: number
  isLast: boolean
}

async function addRows(act: Act, at: Position): Promise<Added> {
  const kind = exportedKinds[at.kind] as ExportedKind
  const { rows, key } = await readBlock(act.tx, kind, { key: at.key, until: untilOf(kind, at.ends), limit: atOnce })
  const counts = { ...at.counts, [kind.kind]: (at.counts[kind.kind] ?? 0) + rows.length }
  const added =
    rows.length === 0 ? nothing(at.archive) : addToFile(at.archive, fileOf(at.archive, kind), lines(act, kind, rows))
  const next = key === null ? { kind: at.kind + 1, key: null } : { kind: at.kind, key }
  return {
    bytes: added.bytes,
    position: { ...at, ...next, counts, archive: added.progress },
    steps: key === null ? 1 : 0,
    isLast: false,
  }
}

const lastFile = ({ media = [] }: Position): string => media.at(-1)?.file ?? ''

/** As many as were fetched, so that never all of them are held in memory. */
function addFiles(at: Position, fetched: Fetched | null | undefined): Added {
  // Fetched for another place: the next block has what it needs.
  if (fetched?.behind !== lastFile(at)) return { bytes: Buffer.alloc(0), position: at, steps: 0, isLast: false }
  const pieces: Buffer[] = []
  let archive = at.archive
  for (const { file, bytes } of fetched.files) {
    const added = addToFile(archive, `media/${file}`, bytes)
    pieces.push(added.bytes)
    archive = added.progress
  }
  const media = [...(at.media ?? []), ...fetched.files.map(({ file, sha256 }) => ({ file, sha256 }))]
  const isLast = fetched.files.length === 0
  return { bytes: Buffer.concat(pieces), position: { ...at, archive, media }, steps: isLast ? 1 : 0, isLast }
}

async function begin(act: Act): Promise<Position> {
  const ends = await readLedgerEnds(act.tx)
  return { kind: 0, key: null, piece: 0, archive: emptyArchive, counts: {}, ends, beganAt: actTime(act), media: [] }
}

const nothing = (progress: ArchiveProgress) => ({ bytes: Buffer.alloc(0), progress })

function untilOf({ kind }: ExportedKind, ends: LedgerEnds): number | null {
  return kind === 'consents' || kind === 'auditLog' ? ends[kind].seq : null
}

/** messages.jsonl, and messages-2.jsonl behind a large one. */
function fileOf({ entries, open }: ArchiveProgress, { kind }: ExportedKind): string {
  const isOwn = (name: string) => name === `${kind}.jsonl` || name.startsWith(`${kind}-`)
  if (open && isOwn(open.name) && open.plain < largeFile) return open.name
  const parts = [...entries, ...(open ? [open] : [])].filter(({ name }) => isOwn(name)).length
  return parts === 0 ? `${kind}.jsonl` : `${kind}-${parts + 1}.jsonl`
}

function lines(act: Act, { kind }: ExportedKind, rows: readonly Row[]): string {
  return rows.map((row) => `${JSON.stringify(readable(act, kind, row))}\n`).join('')
}

function readable(act: Act, kind: string, row: Row): Row {
  if (kind !== 'mails' && kind !== 'campaignReceivers') return row
  const open = withOpenValues(act, act.account.id, row)
  return kind === 'mails' ? { ...open, state: messageStateName(row.state as number) } : open
}

/** Last, what the archive is, where its ledgers end, and the digest of each file in `media/`. */
async function finish(act: Act, { archive, counts, ends, beganAt, media = [] }: Position): Promise<Buffer> {
  const { id, name, type, timeZone, languages, createdAt } = act.account
  const users = (await listMembers(act.tx)).map(({ userId, name: called, email, role }) => ({
    id: userId,
    name: called,
    email,
    role,
  }))
  const about = {
    account: { id, name, type, timeZone, languages, createdAt },
    users,
    beganAt,
    endedAt: actTime(act),
    counts,
    media,
  }
  const manifest = addToFile(archive, 'manifest.json', `${JSON.stringify({ ...about, ledgerEnds: ends }, null, 2)}\n`)
  return Buffer.concat([manifest.bytes, endArchive(manifest.progress)])
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0)
}

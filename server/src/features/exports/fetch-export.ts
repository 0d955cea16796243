import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { actorName, type Look } from '../accounts/index.ts'
import { exportRefusals } from './export.refusals.ts'
import { type ExportView, findExport } from './export.store.ts'
import { readPiece } from './export-file.store.ts'
import { fileEndsAtMs, isLinkFor, type LinkScope, linkFor } from './export-link.rules.ts'

type ExportLook = Pick<Look, 'reader' | 'actor' | 'clock' | 'secrets'>

export interface OwnExport extends ExportView {
  fileEndsAt: Timestamp
  isFileGone: boolean
}

/** An export as whoever asked for it sees it; for everybody else there is none. */
export async function findOwnExport({ reader, actor, clock }: ExportLook, jobId: number): Promise<OwnExport> {
  const found = await findExport(reader, jobId)
  if (!found || found.askedBy !== actorName(actor)) throw exportRefusals.export_not_found()
  const endsAtMs = fileEndsAtMs(millisecondsOf(found.createdAt))
  const isFileGone = found.fileGoneAt !== null || clock.now().getTime() >= endsAtMs
  return { ...found, fileEndsAt: timestamp(endsAtMs), isFileGone }
}

export interface ExportLink {
  token: string
  until: Timestamp
}

export async function makeLink(look: ExportLook, jobId: number): Promise<ExportLink> {
  const found = await expectFile(look, jobId)
  const { token, untilMs } = linkFor(scopeOf(look, found), look.clock.now().getTime(), signerOf(look))
  return { token, until: timestamp(untilMs) }
}

/** The file, piece by piece, for who asked for it and has a link that holds. */
export async function openFile(
  look: ExportLook,
  jobId: number,
  token: string,
): Promise<{ found: OwnExport; content: AsyncIterable<Buffer> }> {
  const found = await expectFile(look, jobId)
  if (!isLinkFor(scopeOf(look, found), token, look.clock.now().getTime(), signerOf(look)))
    throw exportRefusals.export_link_over()
  return { found, content: piecesOf(look, jobId) }
}

async function* piecesOf(look: ExportLook, jobId: number): AsyncGenerator<Buffer> {
  for (let piece = 0; ; piece += 1) {
    const bytes = await readPiece(look, jobId, piece)
    if (!bytes) return
    yield bytes
  }
}

async function expectFile(look: ExportLook, jobId: number): Promise<OwnExport> {
  const found = await findOwnExport(look, jobId)
  if (found.isFileGone) throw exportRefusals.export_file_gone()
  if (found.jobState !== 'done') throw exportRefusals.export_not_ready()
  return found
}

function scopeOf({ reader }: ExportLook, { jobId, askedBy }: OwnExport): LinkScope {
  return { accountId: reader.tenant.accountId, jobId, askedBy }
}

function signerOf({ secrets }: ExportLook) {
  return (text: string) => secrets.hmac('export-link', text)
}

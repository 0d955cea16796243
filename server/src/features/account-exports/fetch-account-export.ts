import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type Act, actorName, actTime, type Look } from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { exportRefusals, fileEndsAtMs, isLinkFor, type LinkScope, linkFor } from '../exports/index.ts'
import { type AccountExport, findAccountExport, noteDownload, readArchivePiece } from './account-export.store.ts'

type ExportLook = Pick<Look, 'reader' | 'actor' | 'clock' | 'secrets'>

export interface OwnAccountExport extends AccountExport {
  fileEndsAt: Timestamp
  isFileGone: boolean
}

/** As everybody sees it who may end the account. */
export function withEnd(found: AccountExport, now: Date): OwnAccountExport {
  const endsAtMs = fileEndsAtMs(millisecondsOf(found.createdAt))
  return {
    ...found,
    fileEndsAt: timestamp(endsAtMs),
    isFileGone: found.fileGoneAt !== null || now.getTime() >= endsAtMs,
  }
}

export async function makeArchiveLink(look: ExportLook, jobId: number): Promise<{ token: string; until: Timestamp }> {
  const found = await expectArchive(look, jobId)
  const { token, untilMs } = linkFor(scopeOf(look, found), look.clock.now().getTime(), signerOf(look))
  return { token, until: timestamp(untilMs) }
}

/** In a transaction of its own, for it comes when the file has left. */
export type InAct = (work: (act: Act) => Promise<void>) => Promise<void>

/** The archive for who asked for it and has a link that holds; that it was fetched counts when all of it was. */
export async function openArchive(
  look: ExportLook,
  jobId: number,
  { token, inAct }: { token: string; inAct: InAct },
): Promise<{ found: OwnAccountExport; content: AsyncIterable<Buffer> }> {
  const found = await expectArchive(look, jobId)
  if (!isLinkFor(scopeOf(look, found), token, look.clock.now().getTime(), signerOf(look)))
    throw exportRefusals.export_link_over()
  return { found, content: fetched(look, jobId, inAct) }
}

/** For somebody at the command line, who needs no link. */
export async function takeArchive(look: ExportLook, jobId: number, inAct: InAct): Promise<AsyncIterable<Buffer>> {
  await expectArchive(look, jobId)
  return fetched(look, jobId, inAct)
}

async function* fetched(look: ExportLook, jobId: number, inAct: InAct): AsyncGenerator<Buffer> {
  for (let piece = 0; ; piece += 1) {
    const bytes = await readArchivePiece(look, jobId, piece)
    if (!bytes) break
    yield bytes
  }
  await inAct(async (act) => {
    noteDownload(act.tx, jobId, actTime(act))
    await recordAct(act, { act: 'accountExports.download', objectId: jobId, changes: {} })
  })
}

async function expectArchive(look: ExportLook, jobId: number): Promise<OwnAccountExport> {
  const found = await findAccountExport(look.reader, jobId)
  if (!found || found.askedBy !== actorName(look.actor)) throw exportRefusals.export_not_found()
  const own = withEnd(found, look.clock.now())
  if (own.isFileGone) throw exportRefusals.export_file_gone()
  if (own.jobState !== 'done') throw exportRefusals.export_not_ready()
  return own
}

function scopeOf({ reader }: ExportLook, { jobId, askedBy }: AccountExport): LinkScope {
  return { accountId: reader.tenant.accountId, jobId, askedBy }
}

function signerOf({ secrets }: ExportLook) {
  return (text: string) => secrets.hmac('account-export-link', text)
}

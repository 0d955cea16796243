import { isSandbox, type Look, timeOutside } from '../accounts/index.ts'
import { tokensFor } from '../assembly/index.ts'
import { countCaptured, findCaptured, type KeptMail, type ListedMail, listCaptured } from './captured-mail.store.ts'
import { type ReadMail, readMail } from './read-mail.rules.ts'
import { sandboxRefusals } from './sandbox.refusals.ts'
import { hmacOfRecipient, openMail, openSummary, type Summary } from './sealed-mail.ts'

export interface InboxWish {
  /** Only mails to this address; null = to anybody. */
  to: string | null
  /** Only mails before this one; null = from the newest on. */
  before: number | null
}

export type InboxEntry = Omit<ListedMail, 'summarySealed'> & Summary

const pageSize = 50

/** What the sandbox has captured, the newest first. */
export async function readInbox(look: Look, { to, before }: InboxWish) {
  const { reader, secrets } = expectSandbox(look)
  const { accountId } = reader.tenant
  const recipientHmac = to === null ? null : hmacOfRecipient(secrets, accountId, to)
  const [rows, total] = await Promise.all([
    listCaptured(reader, { recipientHmac, before }, pageSize + 1),
    countCaptured(reader),
  ])
  const mails = rows.slice(0, pageSize).map((row) => entryOf(look, row))
  return { mails, total, nextBefore: rows.length > pageSize ? (mails.at(-1)?.id ?? null) : null }
}

export type OpenedMail = InboxEntry & ReadMail & { source: string; address: string | null }

/** One mail with all its parts; its HTML is shown by the pages, in a frame. */
export async function openCaptured(look: Look, id: number): Promise<OpenedMail> {
  const { reader, secrets, config } = expectSandbox(look)
  const { accountId } = reader.tenant
  const kept = await requireCaptured(look, id)
  const raw = openMail(secrets, accountId, kept.mailSealed)
  const parts = readMail(raw)
  const ticket = { accountId, mailingId: id, subscriberId: 0, issuedAt: timeOutside(look) }
  const address = `${config.PUBLIC_URL.replace(/\/$/, '')}/captured/${tokensFor(config).sealPreview(ticket, 'captured')}`
  return {
    ...parts,
    ...entryOf(look, kept),
    source: raw.toString('latin1').replaceAll('\r\n', '\n'),
    address: parts.html === null ? null : address,
  }
}

async function requireCaptured({ reader }: Pick<Look, 'reader'>, id: number): Promise<KeptMail> {
  const kept = await findCaptured(reader, id)
  if (!kept) throw sandboxRefusals.captured_mail_not_found({ mailId: id })
  return kept
}

function expectSandbox<L extends Pick<Look, 'reader'>>(look: L): L {
  if (!isSandbox(look.reader.tenant.accountId)) throw sandboxRefusals.not_a_sandbox()
  return look
}

function entryOf({ reader, secrets }: Pick<Look, 'reader' | 'secrets'>, row: ListedMail): InboxEntry {
  const { id, runId, messageId, mailbox, reply, capturedAt, summarySealed } = row
  return {
    id,
    runId,
    messageId,
    mailbox,
    reply,
    capturedAt,
    ...openSummary(secrets, reader.tenant.accountId, summarySealed),
  }
}

import type { FullAccount } from '../account-setup/index.ts'
import { type Act, lockAccount } from '../accounts/index.ts'
import { beginReading } from './change-import.ts'
import { importRefusals } from './import.refusals.ts'
import { lockImport, saveImport } from './import.store.ts'
import { insertPieces, pieceBytes } from './import-file.store.ts'

/** Pieces that one transaction keeps. */
const piecesAtOnce = 8

type WithAct = <T>(work: (act: Act<FullAccount>) => Promise<T>) => Promise<T>

/**
 * Keeps the bytes of a file as they come, in whole pieces. What is left of a piece when the connection breaks is sent again;
 * with the last byte the reading begins. Returns how many bytes are kept.
 */
export async function receiveFile(
  inAct: WithAct,
  { importId, record }: { importId: number; record: (act: Act, importId: number) => Promise<void> },
  body: AsyncIterable<Buffer>,
  offset: number,
): Promise<number> {
  let kept = offset
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    waiting.push(chunk)
    size += chunk.length
    if (size < piecesAtOnce * pieceBytes) continue
    const bytes = Buffer.concat(waiting)
    const whole = bytes.length - (bytes.length % pieceBytes)
    kept = (await inAct((act) => keep(act, importId, kept, bytes.subarray(0, whole)))).received
    waiting = [bytes.subarray(whole)]
    size = bytes.length - whole
  }
  return inAct(async (act) => {
    const { received, isLast } = await keep(act, importId, kept, Buffer.concat(waiting))
    if (isLast) await record(act, importId)
    return received
  })
}

interface Kept {
  received: number
  /** With it the file is whole. */
  isLast: boolean
}

async function keep(act: Act<FullAccount>, importId: number, offset: number, bytes: Buffer): Promise<Kept> {
  await lockAccount(act.tx)
  const found = await lockImport(act.tx, importId)
  if (!found) throw importRefusals.import_not_found()
  if (found.stage !== 'upload' || found.received !== offset) throw importRefusals.import_stage({ stage: found.stage })
  const isLast = offset + bytes.length >= found.fileSize
  const wanted = bytes.subarray(0, isLast ? found.fileSize - offset : bytes.length - (bytes.length % pieceBytes))
  const pieces: Buffer[] = []
  for (let at = 0; at < wanted.length; at += pieceBytes) pieces.push(wanted.subarray(at, at + pieceBytes))
  if (pieces.length > 0) insertPieces(act, found, offset / pieceBytes, pieces)
  const received = offset + wanted.length
  if (isLast) await beginReading(act, { ...found, received })
  else saveImport(act.tx, { ...found, received })
  return { received, isLast }
}

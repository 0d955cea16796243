import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { httpRefusals } from '../errors/http.refusals.ts'
import { problemOf, problemType } from './problem.ts'

const longestRequestLine = 16 * 1024
const lingerMs = 1000

interface ConnectionFault {
  code?: string
  rawPacket?: unknown
}

/** Bytes that are no HTTP request never reach a route; they are answered on the bare connection, then it is closed. */
export function answerUnreadable(
  error: ConnectionFault,
  socket: Pick<Socket, 'writable' | 'end' | 'destroy'>,
  problems: string,
): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  // Whoever is still sending has to be listened to for a moment, or the answer is lost with the connection; whoever
  // keeps its half open would hold the connection forever.
  setTimeout(() => socket.destroy(), lingerMs).unref()
  if (!socket.writable) return
  const refusal = isLongRequestLine(error) ? httpRefusals.request_line_too_long() : httpRefusals.request_unreadable()
  const requestId = randomUUID()
  const body = JSON.stringify(problemOf(refusal, { problems, requestId }))
  const head = [
    `HTTP/1.1 ${refusal.status} ${refusal.status === 414 ? 'URI Too Long' : 'Bad Request'}`,
    `Content-Type: ${problemType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function isLongRequestLine({ code, rawPacket }: ConnectionFault): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || !Buffer.isBuffer(rawPacket)) return false
  const lineEnd = rawPacket.indexOf('\r\n')
  return lineEnd < 0 || lineEnd > longestRequestLine
}

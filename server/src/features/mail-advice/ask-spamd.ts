import { once } from 'node:events'
import { connect } from 'node:net'
import { readSpamdAnswer, type SpamVerdict, spamdRequest } from './spamd.rules.ts'

const patienceMs = 6000
const longestAnswer = 65_536

/** Null = it has not answered, or not in its own words: no reason to keep anybody from sending. */
export async function askSpamd(url: string, mail: Buffer): Promise<SpamVerdict | null> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 783) })
  const timer = setTimeout(() => socket.destroy(), patienceMs)
  try {
    await once(socket, 'connect')
    socket.end(spamdRequest(mail))
    let answer = ''
    for await (const piece of socket) {
      answer += piece
      if (answer.length > longestAnswer) break
    }
    return readSpamdAnswer(answer)
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

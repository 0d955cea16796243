/** Which daemon of which Postfix has written a line. */
interface Author {
  /** Several instances may write to one log. */
  instance: string
  program: string
  pid: number
}

/** What one line of Postfix's log says about its sessions. `client` is an address and a port. */
export type SessionEvent =
  | { kind: 'began'; instance: string; pid: number; client: string }
  | { kind: 'ended'; pid: number; client: string }
  /** The daemon is gone, and whoever ends like this has no last words. */
  | { kind: 'died'; pid: number }
  /** A new master: no daemon of an older one is left. */
  | { kind: 'started'; instance: string }

const began = /^connect from [^\s[\]]+\[([\w.:%]{2,60})\]:(\d{1,5})$/
const ended = /^disconnect from [^\s[\]]+\[([\w.:%]{2,60})\]:(\d{1,5})(?: |$)/
const died = /^warning: process \S+ pid (\d{1,10}) (?:killed by signal|exit status) \d+$/
const started = 'daemon started '
const beginnings = ['connect from ', 'disconnect from ', started, 'warning: process ']
const highestPid = 2 ** 31 - 1

/** Null for all other lines, and for a relay that does not log the ports of its clients. */
export function readSessionLine(line: string): SessionEvent | null {
  const tagEnd = line.indexOf(']: ')
  // Almost every line is about a mail, and goes no further.
  if (tagEnd < 0 || !beginnings.some((words) => line.startsWith(words, tagEnd + 3))) return null
  const author = authorOf(line.slice(line.lastIndexOf(' ', tagEnd) + 1, tagEnd))
  const text = line.slice(tagEnd + 3)
  if (author?.program === 'smtpd') return readDaemon(author, text)
  return author?.program === 'master' ? readMaster(author, text) : null
}

function authorOf(tag: string): Author | null {
  const bracket = tag.indexOf('[')
  const name = tag.slice(0, bracket)
  const pid = Number(tag.slice(bracket + 1))
  if (bracket < 0 || !Number.isInteger(pid) || pid <= 0 || pid > highestPid) return null
  return { instance: name.slice(0, name.indexOf('/')), program: name.slice(name.lastIndexOf('/') + 1), pid }
}

function readDaemon({ instance, pid }: Author, text: string): SessionEvent | null {
  const [, address, port] = began.exec(text) ?? []
  if (address) return { kind: 'began', instance, pid, client: `${address}:${port}` }
  const [, leaving, from] = ended.exec(text) ?? []
  return leaving ? { kind: 'ended', pid, client: `${leaving}:${from}` } : null
}

function readMaster({ instance }: Author, text: string): SessionEvent | null {
  if (text.startsWith(started)) return { kind: 'started', instance }
  const [, pid] = died.exec(text) ?? []
  return pid && Number(pid) <= highestPid ? { kind: 'died', pid: Number(pid) } : null
}

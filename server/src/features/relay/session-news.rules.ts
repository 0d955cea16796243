import type { SessionEvent } from './session-lines.rules.ts'

/** A daemon of the relay that has a client. */
export interface BusyDaemon {
  pid: number
  instance: string
  client: string
}

/** What some lines of the log together say about sessions. */
export interface SessionNews {
  /** Daemons that have another client now, or have one again. */
  busy: BusyDaemon[]
  /** Daemons that have none any more. */
  idle: number[]
  /** Clients whose sessions have ended. */
  ended: string[]
  /** A daemon cannot have begun what it has begun: lines in between are lost. */
  linesMissing: boolean
}

/** A daemon has one client at a time, so whoever has the next one has ended with the one before. */
export function followSessions(known: readonly BusyDaemon[], events: readonly SessionEvent[]): SessionNews {
  const busy = new Map(known.map((daemon) => [daemon.pid, daemon]))
  const before = new Map(busy)
  const ended = new Set<string>()
  let linesMissing = false
  const leave = (pid: number) => {
    const client = busy.get(pid)?.client
    if (client !== undefined) ended.add(client)
    busy.delete(pid)
  }
  for (const event of events) {
    if (event.kind === 'began') {
      linesMissing ||= busy.has(event.pid)
      leave(event.pid)
      busy.set(event.pid, { pid: event.pid, instance: event.instance, client: event.client })
    } else if (event.kind === 'ended') {
      const client = busy.get(event.pid)?.client
      // The end of a session whose beginning nobody has read says nothing about what came between.
      linesMissing ||= client !== undefined && client !== event.client
      leave(event.pid)
    } else if (event.kind === 'died') leave(event.pid)
    else for (const { pid, instance } of [...busy.values()]) if (instance === event.instance) leave(pid)
  }
  return {
    busy: [...busy.values()].filter((daemon) => before.get(daemon.pid) !== daemon),
    idle: [...before.keys()].filter((pid) => !busy.has(pid)),
    ended: [...ended],
    linesMissing,
  }
}

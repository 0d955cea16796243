import type { Terminal } from './terminal.ts'

/** A line on standard error about a long job: how far, how fast, how long still. */
export function createProgress({ isWatched, writeError }: Terminal, things: string, total: number) {
  const startedAt = performance.now()
  let shownAt = startedAt
  const figures = (done: number) => {
    const seconds = (performance.now() - startedAt) / 1000
    return { seconds: Math.round(seconds * 10) / 10, perSecond: Math.round(done / seconds) }
  }
  return {
    report(done: number): void {
      const everyMs = isWatched ? 200 : 5000
      if (done < total && performance.now() - shownAt < everyMs) return
      shownAt = performance.now()
      const { perSecond } = figures(done)
      const left = Math.ceil((total - done) / Math.max(1, perSecond))
      const end = new Date(Date.now() + left * 1000).toTimeString().slice(0, 8)
      const line = `${done} of ${total} ${things}, ${perSecond} a second, expected end ${end} (in ${left} s)`
      writeError(isWatched ? `\r\u001b[K${line}${done === total ? '\n' : ''}` : `${line}\n`)
    },
    end: () => figures(total),
  }
}

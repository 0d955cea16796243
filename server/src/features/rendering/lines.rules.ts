/** Counts lines, from 1, for positions that only grow. */
export function lineCounter(source: string): (position: number) => number {
  const lineBreak = /\r\n|\r|\n/g
  let line = 1
  let next = lineBreak.exec(source)
  return (position) => {
    while (next && next.index < position) {
      line += 1
      next = lineBreak.exec(source)
    }
    return line
  }
}

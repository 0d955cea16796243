/** The subscribers a block's bitmap stands for. */
export function idsIn(block: number, targets: string): number[] {
  const ids: number[] = []
  for (let i = targets.indexOf('1'); i >= 0; i = targets.indexOf('1', i + 1)) ids.push(block * 1024 + i)
  return ids
}

export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The files of these modules and of all they import at once; what is imported later does not count. */
export function filesOfFirstLoad(manifest: Manifest, starts: string[]): string[] {
  const seen = new Set<string>()
  const waiting = [...starts]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build knows no ${name}`)
    waiting.push(...(chunk.imports ?? []))
  }
  const chunks = [...seen].map((name) => manifest[name])
  return [...new Set(chunks.flatMap((chunk) => [chunk?.file ?? '', ...(chunk?.css ?? [])]))]
}

/** `„A“, „B“ und „C“` */
export function listed(names: readonly string[], and: string, quotes: string): string {
  const quoted = names.map((name) => `${quotes[0]}${name}${quotes[1]}`)
  const last = quoted.pop() as string
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${and} ${last}`
}

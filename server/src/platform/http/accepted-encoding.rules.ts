/** Of the encodings there are, best first, the first that the client takes; null = as it is. */
export function acceptedEncoding<E extends string>(header: string | undefined, available: readonly E[]): E | null {
  const weights = new Map<string, number>()
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  return available.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? null
}

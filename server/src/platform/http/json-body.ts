import { AppError } from '../errors/app-error.ts'

const maxDepth = 20
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** The JSON object of a request body, or a refusal; never an exception of the parser. */
export function parseJsonObject(bytes: Buffer | undefined): Record<string, unknown> {
  if (!bytes || bytes.length === 0) throw new AppError('body_required', 'Send a JSON object as the body.')
  const value = parse(decode(bytes))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('body_not_object', 'The body must be a JSON object.')
  }
  return value as Record<string, unknown>
}

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new AppError('malformed_json', 'The body is not valid UTF-8.')
  }
}

function parse(text: string): unknown {
  if (isTooDeep(text)) throw new AppError('malformed_json', `The body may be nested ${maxDepth} levels deep.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_json', 'The body is not valid JSON.')
  }
}

/** One pass over the text before the parser recurses into it. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (inString) {
      if (char === 92) i++
      else if (char === 34) inString = false
    } else if (char === 34) inString = true
    else if (char === 123 || char === 91) {
      if (++depth > maxDepth) return true
    } else if (char === 125 || char === 93) depth--
  }
  return false
}

import {
  digitsEnd,
  forwardSearch,
  type TemplateOddity,
  type TemplateReading,
  type VariableNode,
} from './template.rules.ts'

/** Reads text that holds no areas. `offset` is where the text begins in the whole template. */
export function parseVariables(source: string, offset: number, reading: TemplateReading): void {
  const closeAfter = forwardSearch(source, '}}')
  let textStart = 0
  let open = source.indexOf('{{')
  while (open >= 0) {
    const close = closeAfter(open + 2)
    const variable = readVariable(source, open, close, offset)
    const nextOpen = source.indexOf('{{', variable ? close + 2 : open + 1)
    // What opens anew before it is closed is text up to there.
    const isClosed = variable || (close >= 0 && (nextOpen < 0 || close < nextOpen))
    if (isClosed) {
      parsePlaceholders(source.slice(textStart, open), offset + textStart, reading)
      reading.nodes.push(variable ?? { kind: 'text', text: source.slice(open, close + 2) })
      textStart = close + 2
    }
    const inside = source.slice(open + 2, isClosed ? close : open + 24)
    const code = variable ? oddDefault(variable) : oddToken(inside, reading)
    if (code) reading.oddities.push({ code, start: offset + open })
    open = nextOpen
  }
  parsePlaceholders(source.slice(textStart), offset + textStart, reading)
}

function readVariable(source: string, open: number, close: number, offset: number): VariableNode | null {
  const family = source[open + 2]
  if (close < 0 || (family !== 'V' && family !== 'C') || source[open + 3] !== ':') return null
  const idStart = open + 4
  const idEnd = digitsEnd(source, idStart)
  if (idEnd === idStart || (idEnd !== close && source[idEnd] !== ':')) return null
  const id = Number(source.slice(idStart, idEnd))
  return { kind: 'variable', family, id, fallback: source.slice(idEnd + 1, close), start: offset + open }
}

const looksLikeVariable = /^\s{0,9}[VCvc]\s{0,9}:/

function oddToken(inside: string, reading: TemplateReading): TemplateOddity['code'] | null {
  if (looksLikeVariable.test(inside)) return 'malformed_variable'
  return reading.placeholderNames.has(inside.trim()) ? 'doubled_braces' : null
}

function oddDefault(variable: VariableNode): TemplateOddity['code'] | null {
  return variable.fallback.includes('{{') ? 'token_in_default' : null
}

const longestName = 64

/**
 * Replaces only declared names. A doubled brace on either side belongs to something else, but `{a}{b}` are two
 * placeholders: left as they are, their braces would reach the reader.
 */
function parsePlaceholders(source: string, offset: number, reading: TemplateReading): void {
  const closeAfter = forwardSearch(source, '}')
  let textStart = 0
  let open = source.indexOf('{')
  while (open >= 0) {
    const close = closeAfter(open + 1)
    const length = close - open - 1
    const isDeclared =
      length > 0 && length <= longestName && reading.placeholderNames.has(source.slice(open + 1, close))
    const isDoubled = source[open - 1] === '{' || source[close + 1] === '}'
    if (isDeclared && isDoubled) reading.oddities.push({ code: 'doubled_braces', start: offset + open })
    if (isDeclared && !isDoubled) {
      pushText(source.slice(textStart, open), reading)
      reading.nodes.push({ kind: 'placeholder', name: source.slice(open + 1, close) })
      textStart = close + 1
    }
    open = source.indexOf('{', open + 1)
  }
  pushText(source.slice(textStart), reading)
}

function pushText(text: string, reading: TemplateReading): void {
  if (text !== '') reading.nodes.push({ kind: 'text', text })
}

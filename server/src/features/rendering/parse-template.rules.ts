import { parseVariables } from './parse-variables.rules.ts'
import { digitsEnd, type ForwardSearch, forwardSearch, type TemplateReading } from './template.rules.ts'

const areaOpening = '[[A:-:'
const separator = ':-:'

/** Reads areas first, then variables, then placeholders: each from left to right, in linear time. */
export function parseTemplate(source: string, placeholderNames: ReadonlySet<string>): TemplateReading {
  const reading: TemplateReading = { placeholderNames, nodes: [], oddities: [] }
  const closeAfter = forwardSearch(source, ']]')
  let textStart = 0
  let open = source.indexOf(areaOpening)
  while (open >= 0) {
    const area = readArea(source, open, closeAfter)
    if (area) {
      parseVariables(source.slice(textStart, open), textStart, reading)
      takeArea(area, open, reading)
      textStart = area.end
    } else {
      reading.oddities.push({ code: 'malformed_area', start: open })
    }
    open = source.indexOf(areaOpening, area ? area.end : open + areaOpening.length)
  }
  parseVariables(source.slice(textStart), textStart, reading)
  return reading
}

interface AreaSource {
  number: string
  text: string
  textStart: number
  fallback: string
  end: number
}

function readArea(source: string, open: number, closeAfter: ForwardSearch): AreaSource | null {
  const numberStart = open + areaOpening.length
  const numberEnd = digitsEnd(source, numberStart)
  const number = source.slice(numberStart, numberEnd).replace(/^0+/, '')
  if (number === '' || !source.startsWith(separator, numberEnd)) return null
  const textStart = numberEnd + separator.length
  const close = closeAfter(textStart)
  if (close < 0) return null
  const content = source.slice(textStart, close)
  const textEnd = content.lastIndexOf(separator)
  if (textEnd < 0) return null
  const fallback = content.slice(textEnd + separator.length)
  return { number, text: content.slice(0, textEnd), textStart, fallback, end: close + 2 }
}

function takeArea(area: AreaSource, start: number, reading: TemplateReading): void {
  const body: TemplateReading = { ...reading, nodes: [] }
  parseVariables(area.text, area.textStart, body)
  reading.nodes.push({ kind: 'area', number: area.number, body: body.nodes, fallback: area.fallback, start })
  if (area.text.includes(areaOpening)) reading.oddities.push({ code: 'nested_area', start })
  if (area.fallback.includes('{{V:') || area.fallback.includes('{{C:'))
    reading.oddities.push({ code: 'token_in_default', start })
}

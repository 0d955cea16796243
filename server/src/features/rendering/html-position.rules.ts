/** What a value must be so that it cannot leave its place. */
export type PlaceDemand =
  /** Nothing, escaping is enough. */
  | 'none'
  /** It begins a link. */
  | 'link-start'
  /** Only other values stand before it in a link, and they may be empty. */
  | 'link-after-values'
  /** Escaping does not help in scripts, styles and tags, so only harmless characters pass. */
  | 'plain-words'

export interface HtmlPlace {
  demand: PlaceDemand
  isQuoted: boolean
}

type State =
  | 'text'
  | 'declaration'
  | 'comment'
  | 'raw'
  | 'tagName'
  | 'tag'
  | 'attributeName'
  | 'afterAttributeName'
  | 'beforeValue'
  | 'doubleQuoted'
  | 'singleQuoted'
  | 'unquoted'

/** How far a reader of HTML has come. */
export interface HtmlPosition {
  state: State
  /** In small letters, with a slash in front for an end tag. */
  tag: string
  attribute: string
  /** What the attribute's value holds so far. */
  value: 'empty' | 'values' | 'text'
}

export function startOfHtml(): HtmlPosition {
  return { state: 'text', tag: '', attribute: '', value: 'empty' }
}

const linkAttributes = new Set(['href', 'src', 'action', 'formaction', 'background', 'poster', 'xlink:href'])
const rawElements = new Set(['script', 'style'])
const blanks = ' \t\n\r\f'

/** Moves the position over markup the author wrote. */
export function readMarkup(position: HtmlPosition, markup: string): void {
  let index = 0
  while (index < markup.length) index = steps[position.state](position, markup, index)
}

/** Where a value would stand now. Afterwards the position is behind it. */
export function placeValue(position: HtmlPosition): HtmlPlace {
  if (position.state === 'beforeValue') position.state = 'unquoted'
  const demand = demandAt(position)
  if (position.value === 'empty') position.value = 'values'
  return { demand, isQuoted: position.state !== 'unquoted' }
}

export interface AttributeValue {
  tag: string
  attribute: string
  /** Where it begins and ends, without its quotes. */
  start: number
  end: number
}

/** Every value of an attribute the author wrote, in the order of the text; one without an end is none. */
export function findAttributeValues(markup: string): AttributeValue[] {
  const found: AttributeValue[] = []
  const position = startOfHtml()
  let index = 0
  while (index < markup.length) {
    const { state, tag, attribute } = position
    const next = steps[state](position, markup, index)
    const isQuoted = state === 'doubleQuoted' || state === 'singleQuoted'
    if ((isQuoted || state === 'unquoted') && position.state !== state)
      found.push({ tag, attribute, start: index, end: isQuoted ? next - 1 : next })
    index = next
  }
  return found
}

function demandAt(position: HtmlPosition): PlaceDemand {
  switch (position.state) {
    case 'text':
    case 'comment':
      return 'none'
    case 'doubleQuoted':
    case 'singleQuoted':
    case 'unquoted':
      if (position.attribute === 'style' || position.attribute.startsWith('on')) return 'plain-words'
      if (!linkAttributes.has(position.attribute) || position.value === 'text') return 'none'
      return position.value === 'empty' ? 'link-start' : 'link-after-values'
    default:
      return 'plain-words'
  }
}

type Step = (position: HtmlPosition, markup: string, index: number) => number

const steps: Record<State, Step> = {
  text: readText,
  declaration: (position, markup, index) => leaveAfter('>', position, markup, index),
  comment: (position, markup, index) => leaveAfter('-->', position, markup, index),
  raw: readRaw,
  tagName: readTagName,
  tag: readTag,
  attributeName: readAttributeName,
  afterAttributeName: readAfterAttributeName,
  beforeValue: readBeforeValue,
  doubleQuoted: (position, markup, index) => readValue(position, markup, index, '"'),
  singleQuoted: (position, markup, index) => readValue(position, markup, index, "'"),
  unquoted: readUnquoted,
}

function readText(position: HtmlPosition, markup: string, index: number): number {
  const open = markup.indexOf('<', index)
  if (open < 0) return markup.length
  const next = markup[open + 1] ?? ''
  if (next === '!' || next === '?') {
    // What a conditional comment holds is markup for the client it names.
    const isComment = markup.startsWith('<!--', open) && !markup.startsWith('<!--[if', open)
    position.state = isComment ? 'comment' : 'declaration'
    // The dashes that open a comment may also close it: <!-->.
    return open + 2
  }
  if (next !== '' && next !== '/' && !/[a-z]/i.test(next)) return open + 1
  position.state = 'tagName'
  position.tag = next === '/' ? '/' : ''
  return open + 1 + position.tag.length
}

function leaveAfter(end: string, position: HtmlPosition, markup: string, index: number): number {
  const found = markup.indexOf(end, index)
  if (found < 0) return markup.length
  position.state = 'text'
  return found + end.length
}

function readRaw(position: HtmlPosition, markup: string, index: number): number {
  const open = markup.indexOf('</', index)
  if (open < 0) return markup.length
  const nameEnd = open + 2 + position.tag.length
  if (markup.slice(open + 2, nameEnd).toLowerCase() !== position.tag) return open + 2
  position.state = 'tagName'
  position.tag = `/${position.tag}`
  return nameEnd
}

function readTagName(position: HtmlPosition, markup: string, index: number): number {
  const end = endOfName(markup, index, `${blanks}/>`)
  position.tag += markup.slice(index, end).toLowerCase()
  if (end < markup.length) position.state = 'tag'
  return end
}

function readTag(position: HtmlPosition, markup: string, index: number): number {
  const character = markup.charAt(index)
  if (character === '>') position.state = rawElements.has(position.tag) ? 'raw' : 'text'
  if (character === '>' || character === '/' || blanks.includes(character)) return index + 1
  position.state = 'attributeName'
  position.attribute = ''
  return index
}

function readAttributeName(position: HtmlPosition, markup: string, index: number): number {
  const end = endOfName(markup, index, `${blanks}/>=`)
  position.attribute += markup.slice(index, end).toLowerCase()
  if (end < markup.length) position.state = 'afterAttributeName'
  return end
}

function readAfterAttributeName(position: HtmlPosition, markup: string, index: number): number {
  const character = markup.charAt(index)
  if (blanks.includes(character)) return index + 1
  position.state = character === '=' ? 'beforeValue' : 'tag'
  position.value = 'empty'
  return character === '=' ? index + 1 : index
}

function readBeforeValue(position: HtmlPosition, markup: string, index: number): number {
  const character = markup.charAt(index)
  if (blanks.includes(character)) return index + 1
  if (character === '"') position.state = 'doubleQuoted'
  else if (character === "'") position.state = 'singleQuoted'
  else position.state = character === '>' ? 'tag' : 'unquoted'
  return position.state === 'doubleQuoted' || position.state === 'singleQuoted' ? index + 1 : index
}

function readValue(position: HtmlPosition, markup: string, index: number, quote: string): number {
  const end = markup.indexOf(quote, index)
  if (markup.slice(index, end < 0 ? undefined : end).trim() !== '') position.value = 'text'
  if (end < 0) return markup.length
  position.state = 'tag'
  return end + 1
}

function readUnquoted(position: HtmlPosition, markup: string, index: number): number {
  const end = endOfName(markup, index, `${blanks}>`)
  if (end > index) position.value = 'text'
  if (end < markup.length) position.state = 'tag'
  return end
}

function endOfName(markup: string, index: number, terminators: string): number {
  let end = index
  while (end < markup.length && !terminators.includes(markup.charAt(end))) end += 1
  return end
}

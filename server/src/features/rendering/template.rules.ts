/** `{{V:id:fallback}}` reads the recipient's base data, `{{C:id:fallback}}` a customer field. */
export interface VariableNode {
  kind: 'variable'
  family: 'V' | 'C'
  id: number
  fallback: string
  start: number
}

export interface PlaceholderNode {
  kind: 'placeholder'
  name: string
}

export interface AreaNode {
  kind: 'area'
  number: string
  body: TemplateNode[]
  fallback: string
  start: number
}

export type TemplateNode = { kind: 'text'; text: string } | VariableNode | PlaceholderNode | AreaNode

/** Something that looks like a token but stays in the mail as it is. */
export const templateOddities = [
  'malformed_area',
  'nested_area',
  'token_in_default',
  'malformed_variable',
  'doubled_braces',
] as const

export interface TemplateOddity {
  code: (typeof templateOddities)[number]
  start: number
}

/** What has been read of a template so far. */
export interface TemplateReading {
  placeholderNames: ReadonlySet<string>
  nodes: TemplateNode[]
  oddities: TemplateOddity[]
}

/** Finds the next occurrence for positions that only grow; a text is walked once, however often it is asked. */
export type ForwardSearch = (from: number) => number

export function forwardSearch(source: string, sought: string): ForwardSearch {
  let found = source.indexOf(sought)
  return (from) => {
    if (found >= 0 && found < from) found = source.indexOf(sought, from)
    return found
  }
}

export function digitsEnd(source: string, start: number): number {
  let end = start
  while (source.charCodeAt(end) >= 48 && source.charCodeAt(end) <= 57) end += 1
  return end
}

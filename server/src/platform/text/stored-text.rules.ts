import { canFit, normalForm } from './normal-form.rules.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be stored
const controls = /[\u0000-\u001f\u007f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same without tabs and line breaks
const controlsButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const plain = /^[\x20-\x7e]*$/

export type TextFault = 'characters_invalid' | 'too_long' | 'too_short'

export interface TextBounds {
  max: number
  min?: number
  /** With tabs and line breaks. */
  hasBreaks?: boolean
}

/** Text as it is stored: trimmed, NFC, no control characters; "" means null. Lengths count code points. */
export function readText(
  value: string,
  { max, min = 0, hasBreaks = false }: TextBounds,
): { text: string | null } | { fault: TextFault } {
  const forbidden = hasBreaks ? controlsButBreaks : controls
  if (forbidden.test(value) || !value.isWellFormed()) return { fault: 'characters_invalid' }
  const isPlain = plain.test(value)
  const trimmed = value.trim()
  if (!canFit(trimmed, max)) return { fault: 'too_long' }
  const text = isPlain ? trimmed : normalForm(trimmed)
  if (text === null) return { fault: 'characters_invalid' }
  const length = isPlain ? text.length : [...text].length
  if (length > max) return { fault: 'too_long' }
  if (length < min) return { fault: 'too_short' }
  return { text: text === '' ? null : text }
}

/** How values are typed, by the data types of fields. */
export const valueKinds = { 1: 'text', 2: 'number', 3: 'date', 4: 'yesNo', 5: 'list', 6: 'amount' } as const
export type DataType = keyof typeof valueKinds

export type TypedValue = string | number | boolean | string[] | null

/** A value as it is typed: a list has one entry a line. */
export function typedOf(value: TypedValue): string {
  if (value === null) return ''
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** What is sent of what was typed. Whether it fits is for the server to say. */
export function readTyped(type: DataType, typed: string): TypedValue {
  const text = typed.trim()
  if (text === '') return null
  if (valueKinds[type] === 'number') return /^-?\d+$/.test(text) ? Number(text) : text
  if (valueKinds[type] === 'yesNo') return text === 'true'
  if (valueKinds[type] === 'list')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  return valueKinds[type] === 'amount' ? text.replace(',', '.') : text
}

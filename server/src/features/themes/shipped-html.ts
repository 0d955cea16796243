import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShippedName } from './shipped-themes.rules.ts'

/** The HTML of a shipped theme, or of one of its templates, as it was written. */
export function shippedHtml(theme: ShippedName, part: string): string {
  return readFileSync(join(import.meta.dirname, 'shipped', theme, `${part}.html`), 'utf8')
}

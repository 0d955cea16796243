import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '../../web/src')

/** Selectors of a style sheet that begin outside of every other one, without those of `@media` and its like. */
function outerSelectors(css: string): string[] {
  const found: string[] = []
  let depth = 0
  for (const [, before = '', brace] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const text = before.trim()
    const isAtRule = text.startsWith('@')
    if (brace === '{' && depth === 0 && !isAtRule) found.push(...text.split(/,(?![^(]*\))/))
    // What stands in an at-rule is as far outside as the rule itself.
    if (brace === '{' && !isAtRule) depth += 1
    else if (brace === '}' && depth > 0) depth -= 1
  }
  return found.map((selector) => selector.trim())
}

const isOfFrames = (selector: string) => /^(from|to|[\d.]+%)$/.test(selector)

test('the selectors of a style sheet are told apart', () => {
  const css = '.a, td > .b { color: red; & li { margin: 0 } } @media print { [data-x] { top: 0 } } .c:is(i, b) {}'
  expect(outerSelectors(css)).toEqual(['.a', 'td > .b', '[data-x]', '.c:is(i, b)'])
})

/** Modules are loaded with the screen that needs them and stay: one without a class of its own would dress other screens. */
test('each selector of a module names a class', () => {
  const files = globSync('**/*.module.css', { cwd: sources })
  expect(files.length).toBeGreaterThan(50)
  const strays = files.flatMap((file) =>
    outerSelectors(readFileSync(join(sources, file), 'utf8'))
      .filter((selector) => !isOfFrames(selector) && !/\.[a-z]/i.test(selector))
      .map((selector) => `${file}: ${selector}`),
  )
  expect(strays).toEqual([])
})

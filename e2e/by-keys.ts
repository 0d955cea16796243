import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** What can be pressed can be reached by the keyboard, too. */
export async function nothingNeedsAMouse(page: Page): Promise<void> {
  assert.deepEqual(await page.evaluate(whatOnlyAMouseReaches), [])
}

/** Runs in the page: what offers itself to the mouse, and neither it nor what holds it takes the focus. */
function whatOnlyAMouseReaches(): string[] {
  const taken = 'a[href], button, input, select, textarea, summary, label, iframe, [tabindex], [role="option"]'
  const offers = (element: Element) => getComputedStyle(element).cursor === 'pointer'
  return [...document.body.querySelectorAll('*')]
    .filter((element) => offers(element) && element.closest(taken) === null)
    .map((element) => element.outerHTML.slice(0, 160))
}

/** What is green, amber or red says what it means, by words or by a name that is read out. */
export async function colourSaysNothingAlone(page: Page): Promise<void> {
  assert.deepEqual(await page.evaluate(whatOnlyAColourSays), [])
}

/** Runs in the page: coloured for its meaning, and nothing within the cell, the entry or the line it stands in tells which. */
function whatOnlyAColourSays(): string[] {
  const probe = document.body.appendChild(document.createElement('i'))
  const meanings = ['--pr-ok', '--pr-warn', '--pr-bad'].map((name) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  const isColoured = (element: Element) => {
    const { backgroundColor, color, display } = getComputedStyle(element)
    const painted = element instanceof SVGElement ? [color] : [backgroundColor]
    return display !== 'none' && painted.some((one) => meanings.includes(one))
  }
  const ends = 'td, th, li, p, section, article, main, header, nav, form, body'
  const tells = (element: Element): boolean => {
    const named = element.matches('[aria-label], [title]') || element.querySelector('[aria-label], title') !== null
    if (named || (element.textContent ?? '').trim() !== '') return true
    return !element.matches(ends) && element.parentElement !== null && tells(element.parentElement)
  }
  return [...document.body.querySelectorAll('svg, i, b, span, div')]
    .filter((element) => isColoured(element) && !tells(element))
    .map((element) => element.outerHTML.slice(0, 160))
}

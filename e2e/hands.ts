import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

interface File {
  name: string
  mimeType: string
  buffer: Buffer
}

/** What a person does at a screen, whatever they do it with. */
export interface Hands {
  page: Page
  /** Each click, fill and key chord so far; keys that only lead to a place are not counted. */
  actions(): number
  open(address: string): Promise<void>
  fill(field: Locator, text: string): Promise<void>
  press(button: Locator): Promise<void>
  choose(option: Locator): Promise<void>
  select(list: Locator, value: string): Promise<void>
  /** By the button that asks for a file. */
  bring(button: Locator, file: File): Promise<void>
  key(chord: string): Promise<void>
  back(): Promise<void>
}

type Ways = Omit<Hands, 'page' | 'actions'>

function counted(page: Page, ways: Ways): Hands {
  let actions = 0
  const counting = Object.fromEntries(
    Object.entries(ways).map(([name, act]) => [
      name,
      async (...given: never[]) => {
        actions += 1
        await (act as (...all: never[]) => Promise<void>)(...given)
      },
    ]),
  ) as unknown as Ways
  return { ...counting, page, actions: () => actions }
}

export function mouseOn(page: Page): Hands {
  return counted(page, {
    open: async (address) => void (await page.goto(address)),
    fill: (field, text) => field.fill(text),
    press: (button) => button.click(),
    choose: (option) => option.click(),
    select: async (list, value) => void (await list.selectOption(value)),
    bring: (button, file) => bringBy(page, () => button.click(), file),
    key: (chord) => page.keyboard.press(chord),
    back: async () => void (await page.goBack()),
  })
}

/** Nothing but keys: every place is walked to, as somebody would who has no mouse. */
export function keyboardOn(page: Page): Hands {
  // Whoever begins to listen only when a file is asked for may be slower than the key.
  page.on('filechooser', () => undefined)
  return counted(page, {
    open: async (address) => void (await page.goto(address)),
    fill: async (field, text) => {
      await walkTo(page, field)
      if ((await field.getAttribute('type')) === 'date') return typeDay(page, field, text)
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
    },
    press: async (button) => {
      await walkTo(page, button)
      await page.keyboard.press('Enter')
    },
    choose: async (option) => {
      await walkTo(page, option)
      await page.keyboard.press('Space')
    },
    select: async (list, value) => {
      await walkTo(page, list)
      const words = await list.locator(`option[value="${value}"]`).textContent()
      await page.keyboard.type(words ?? '')
      assert.equal(await list.inputValue(), value)
    },
    bring: async (button, file) => {
      await walkTo(page, button)
      await bringBy(page, () => page.keyboard.press('Enter'), file)
    },
    key: (chord) => page.keyboard.press(chord),
    back: async () => void (await page.goBack()),
  })
}

async function bringBy(page: Page, ask: () => Promise<void>, file: File): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await ask()
  await (await chooser).setFiles(file)
}

/** A day is typed in the order of the browser's language. */
async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year, month, date] = day.split('-')
  await page.keyboard.type(`${month}${date}${year}`)
  if ((await field.inputValue()) === day) return
  for (let part = 0; part < 3; part += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(`${date}${month}${year}`)
  assert.equal(await field.inputValue(), day)
}

const mostSteps = 300

/** By Tab, and by arrows inside what Tab takes as one: a menu, a group of options. */
async function walkTo(page: Page, place: Locator): Promise<void> {
  await place.first().waitFor({ state: 'attached' })
  for (let step = 0; step < mostSteps; step += 1) {
    const way = await place.first().evaluate(whereNow)
    if (way === 'here') return
    await page.keyboard.press(way === 'beside' ? 'ArrowDown' : 'Tab')
  }
  throw new Error(`no key leads to ${place}`)
}

/** Runs in the page: whether the place has the focus, or something beside it that arrows lead on from. */
function whereNow(place: Element): 'here' | 'beside' | 'elsewhere' {
  const now = document.activeElement
  const own = place instanceof HTMLLabelElement ? place.control : place
  if (now && (now === own || now === place.querySelector('input,a,button'))) return 'here'
  const menu = now?.closest('[role=menu]')
  if (menu?.contains(place)) return 'beside'
  const isSameGroup = own instanceof HTMLInputElement && now instanceof HTMLInputElement && own.type === 'radio'
  return isSameGroup && now.type === 'radio' && now.name === own.name ? 'beside' : 'elsewhere'
}

const attribute = 'data-mantine-color-scheme'

/** Paper is white: nobody could read the letters of the dark look on it. */
export function printInLight(): void {
  const { documentElement: root } = document
  let onScreen: string | null = null
  matchMedia('print').addEventListener('change', ({ matches: isPrinting }) => {
    if (isPrinting) onScreen = root.getAttribute(attribute)
    root.setAttribute(attribute, isPrinting ? 'light' : (onScreen ?? 'light'))
  })
}

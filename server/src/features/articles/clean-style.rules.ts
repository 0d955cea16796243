/** Properties that say how text looks; none of them loads, hides or moves anything. */
const properties = new Set([
  ...['color', 'background-color', 'direction', 'letter-spacing', 'line-height', 'list-style-type', 'vertical-align'],
  ...['font', 'font-family', 'font-size', 'font-style', 'font-variant', 'font-weight', 'white-space', 'word-break'],
  ...['text-align', 'text-decoration', 'text-indent', 'text-transform', 'width', 'max-width', 'height'],
  ...['border', 'border-collapse', 'border-color', 'border-radius', 'border-spacing', 'border-style', 'border-width'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [`border-${side}`, `margin-${side}`, `padding-${side}`]),
  ...['margin', 'padding'],
])

const colorFunctions = /\b(?:rgb|rgba|hsl|hsla)\([\d\s.,%/]*\)/gi
/** No parentheses, backslashes, braces, colons or signs of a comment: what is left names colours, sizes and fonts. */
const plainValue = /^[\w\s.,#%'!-]*$/
const negativeSize = /(?:^|[\s,])-[\d.]/

/** The declarations of an inline style that are on the list, one after the other; the others are left out. */
export function cleanStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':')
      const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
      const value = declaration.slice(colon + 1).trim()
      return properties.has(property) && isHarmless(value) ? `${property}:${value};` : ''
    })
    .join('')
}

function isHarmless(value: string): boolean {
  return value !== '' && plainValue.test(value.replaceAll(colorFunctions, '')) && !negativeSize.test(value)
}

/** The first that fits counts: most browsers call themselves by the names of others, too. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

interface Device {
  browser: string | null
  system: string | null
  isPhone: boolean
}

/** What people call the browser that sent this, as far as it tells. */
export function deviceOf(agent: string | null): Device {
  const named = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(agent ?? ''))?.[0] ?? null
  return { browser: named(browsers), system: named(systems), isPhone: /iPhone|Mobile/.test(agent ?? '') }
}

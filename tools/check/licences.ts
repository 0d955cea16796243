import { execFileSync } from 'node:child_process'
import { readLockfile } from './lockfile.ts'

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Python-2.0',
])

/** Fonts travel with the application under the licence of fonts, which lets them be passed on inside a product. */
const fonts = /^@fontsource(-variable)?\//

/** Packages that ship with the product and whose licence is not on the list. */
export function licenceProblems(): string[] {
  const licences = installedLicences()
  return shippedPackages().flatMap((name) => {
    const licence = licences[name]
    if (licence === undefined) return [`${name}: not installed, so its licence is unknown (npm ci)`]
    return isAllowed(licence) || (licence === 'OFL-1.1' && fonts.test(name)) ? [] : [`${name}: ${licence}`]
  })
}

/** The licence checker's own notion of production packages overlooks workspaces, so the lockfile names them. */
function shippedPackages(): string[] {
  return Object.entries(readLockfile()).flatMap(([path, entry]) => {
    const name = path.split('node_modules/').at(-1)
    const ships = path.includes('node_modules/') && !entry.dev && !entry.devOptional && !entry.optional && !entry.link
    return ships ? [`${name}@${entry.version}`] : []
  })
}

function installedLicences(): Record<string, string> {
  const json = execFileSync('license-checker-rseidelsohn', ['--excludePrivatePackages', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const packages = Object.entries(JSON.parse(json) as Record<string, { licenses: string | string[] }>)
  return Object.fromEntries(packages.map(([name, { licenses }]) => [name, [licenses].flat().join(' AND ')]))
}

function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ')
  return alternatives.some((alternative) => alternative.split(' AND ').every((licence) => allowed.has(licence)))
}

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesOfFirstLoad, type Manifest } from './first-loads.rules.ts'

interface FirstLoad {
  name: string
  kilobytes: number
  /** What a slow line may be asked to wait for. */
  most: number
}

const entry = 'index.html'
const screens = [
  { name: 'sign-in', most: 200, starts: [entry, 'src/features/session/sign-in.page.tsx'] },
  {
    name: 'overview',
    most: 240,
    starts: [entry, 'src/features/frame/frame.page.tsx', 'src/features/overview/overview.page.tsx'],
  },
]

/** Script and style a browser fetches before a screen works, as they travel. */
export function weighFirstLoads(folder: string): FirstLoad[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  return screens.map(({ name, most, starts }) => {
    const bytes = filesOfFirstLoad(manifest, starts).map((file) => statSync(join(folder, `${file}.br`)).size)
    return { name, most, kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000 }
  })
}

import { expect, test } from 'vitest'
import { filesOfFirstLoad, type Manifest } from './first-loads.rules.ts'

const manifest: Manifest = {
  'index.html': { file: 'entry.js', css: ['entry.css'], imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js' },
  'page.tsx': { file: 'page.js', css: ['page.css', 'entry.css'], imports: ['_vendor.js', 'index.html', '_table.js'] },
  '_table.js': { file: 'table.js', imports: ['_vendor.js'] },
  'other.tsx': { file: 'other.js' },
}

test('a screen weighs its own files and all they import, each once', () => {
  const files = filesOfFirstLoad(manifest, ['index.html', 'page.tsx'])
  expect(files.toSorted()).toEqual(['entry.css', 'entry.js', 'page.css', 'page.js', 'table.js', 'vendor.js'])
})

test('a screen that was renamed is no screen without weight', () => {
  expect(() => filesOfFirstLoad(manifest, ['gone.tsx'])).toThrow('the build knows no gone.tsx')
})

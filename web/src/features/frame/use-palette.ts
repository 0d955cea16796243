import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { loadWords } from '../../words/words.ts'
import type { PaletteProps } from './palette.tsx'

/** The palette comes with its first use: most visits do without its code. */
export function usePalette(props: PaletteProps): { open: () => void; element: ReactNode } {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null)

  const open = async () => {
    const [loaded] = await Promise.all([import('./palette.tsx'), loadWords('palette', 'settings')])
    setPalette(() => loaded.Palette)
    loaded.openPalette()
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      void open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return { open: () => void open(), element: Palette && createElement(Palette, props) }
}

import { generate } from 'lean-qr'
import { useMemo } from 'react'
import classes from './own-access.module.css'

/** White around it, or phones do not find it. */
const quiet = 4

/** Drawn here, of what is never sent to anybody: the text holds a secret. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { size, path } = useMemo(() => drawingOf(text), [text])
  const whole = size + 2 * quiet
  return (
    <svg className={classes.qr} viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`} role="img" aria-label={name}>
      <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

function drawingOf(text: string): { size: number; path: string } {
  const code = generate(text)
  const places = Array.from(
    { length: code.size * code.size },
    (_, i) => [i % code.size, Math.floor(i / code.size)] as const,
  )
  const dark = places.filter(([x, y]) => code.get(x, y))
  return { size: code.size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') }
}

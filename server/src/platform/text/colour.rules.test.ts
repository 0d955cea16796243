import { expect, test } from 'vitest'
import { luminanceOf, onDarkGround, readableOn } from './colour.rules.ts'

const ratio = (one: string, other: string) => {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

test.each(['#000000', '#1f5f8b', '#8f2f1e', '#f25a24', '#808080', '#ffffff'])(
  'what is made of %s can be read, on it and on dark ground',
  (colour) => {
    expect(ratio(colour, readableOn(colour))).toBeGreaterThanOrEqual(4.5)
    expect(ratio(onDarkGround(colour), '#1f1b16')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(onDarkGround(colour), readableOn(onDarkGround(colour)))).toBeGreaterThanOrEqual(4.5)
  },
)

test('what is light enough stays as it is', () => expect(onDarkGround('#f0a48f')).toBe('#f0a48f'))

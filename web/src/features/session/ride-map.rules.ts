/** Places where the mail changes hands, and the one it is at. */
export const stations = [
  { x: 96, y: 716, here: false },
  { x: 206, y: 640, here: false },
  { x: 292, y: 520, here: false },
  { x: 430, y: 452, here: true },
  { x: 512, y: 330, here: false },
  { x: 640, y: 236, here: false },
]

export const route = 'M96 716C130 690 160 676 206 640S250 560 292 520S380 480 430 452S470 380 512 330S590 270 640 236'

const step = 40

/** Height lines of a gentle country: three waves of different length, shifted from line to line. */
export const contourPaths: readonly string[] = Array.from({ length: 26 }, (_, line) => {
  const points = Array.from({ length: 21 }, (_, index) => {
    const x = -20 + index * step
    return `${x} ${Math.round(heightAt(x, line) * 10) / 10}`
  })
  return `M${points[0]}${smooth(points)}`
})

function heightAt(x: number, line: number): number {
  const top = -120 + line * 46
  return top + 52 * Math.sin(x / 170 + line * 0.21) + 24 * Math.sin(x / 88 - line * 0.33) + 6 * Math.sin(x / 31 + line)
}

/** Through the middles between neighbours, with each point as the bend: no corner, no overshoot. */
function smooth(points: string[]): string {
  const numbers = points.map((point) => point.split(' ').map(Number) as [number, number])
  return numbers
    .slice(1, -1)
    .map(([x, y], index) => {
      const [nextX, nextY] = numbers[index + 2] as [number, number]
      return `Q${x} ${y} ${(x + nextX) / 2} ${Math.round((y + nextY) * 5) / 10}`
    })
    .join('')
}

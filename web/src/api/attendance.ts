/** So long after the last key, press or turn of the wheel, what the application asks for it asks by itself. */
const presentMs = 60_000

let lastHandMs = Date.now()

/** Said once, when the application starts. */
export function watchHands(): void {
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])
    window.addEventListener(
      sign,
      () => {
        lastHandMs = Date.now()
      },
      { capture: true, passive: true },
    )
}

/** Whether nobody seems to sit there: a screen that keeps itself up to date must not keep anybody signed in. */
export function isUnattended(): boolean {
  return Date.now() - lastHandMs > presentMs
}

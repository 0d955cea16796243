const warnMs = 2 * 60_000
/** The server writes down a use every half minute at most, so the end may come that much sooner. */
const slackMs = 30_000

/** Whether somebody who does nothing more is signed out within two minutes. */
export function isIdleEndNear(nowMs: number, lastUseMs: number, idleSeconds: number): boolean {
  const endMs = lastUseMs + idleSeconds * 1000
  return nowMs >= endMs - slackMs - warnMs && nowMs < endMs
}

/** How many connections a lane may use. Additive increase, multiplicative decrease. */
export interface Width {
  allowed: number
  successes: number
  /** Mails numbered up to here left under a width that has been halved since. */
  halvedAt: number
}

const successesPerConnection = 100

export function fullWidth(maximum: number): Width {
  return { allowed: maximum, successes: 0, halvedAt: 0 }
}

export function afterSuccess(width: Width, maximum: number): Width {
  if (width.allowed >= maximum) return width
  const successes = width.successes + 1
  if (successes < successesPerConnection) return { ...width, successes }
  return { ...width, allowed: width.allowed + 1, successes: 0 }
}

/** One burst of refusals halves once: only a mail that left after the last halving says that it was not enough. */
export function afterPushback(width: Width, mailNumber: number, lastMailNumber: number): Width {
  if (mailNumber <= width.halvedAt) return width
  return { allowed: Math.max(1, Math.floor(width.allowed / 2)), successes: 0, halvedAt: lastMailNumber }
}

/** The relay lets no further connection in while it serves those that are open. */
export function afterFullHouse(width: Width, open: number): Width {
  return { ...width, allowed: Math.max(1, Math.min(width.allowed, open)), successes: 0 }
}

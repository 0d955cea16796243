import type { TrackingEvent } from '../tracking/index.ts'
import { agents, judgeRequest } from '../tracking/verdict.rules.ts'
import { createRandom, type Random } from './random.rules.ts'

/** A mail that arrived, and what decides whether it is read. */
export interface ArrivedMail {
  runId: number
  messageId: number
  contentId: number
  links: number
  /** Otherwise nobody knows whose opens and clicks they are. */
  agrees: boolean
  arrivedMs: number
}

export type Reading = TrackingEvent

const minuteMs = 60_000
const threeDaysMs = 3 * 24 * 60 * minuteMs

/** Who opened what, and clicked where, until now: some read everything, some nearly nothing, and some letters please more. */
export function readingsOf(mail: ArrivedMail, nowMs: number): Reading[] {
  const habit = createRandom(mail.messageId * 7919)
  const [eagerness, hasProxy] = [habit.next(), habit.next() < 0.12]
  const appeal = 0.75 + createRandom(mail.runId * 104_729).next() * 0.45
  const random = createRandom(mail.runId * 65_537 + mail.messageId)
  const readings = [
    ...(hasProxy ? [reading(mail, random, { afterMs: 2000 + random.below(9000), agent: agents.appleProxy })] : []),
    ...(random.next() < (0.12 + 0.75 * eagerness) * appeal ? read(mail, random, eagerness) : []),
  ]
  return readings.filter(({ atMs }) => atMs < nowMs)
}

function read(mail: ArrivedMail, random: Random, eagerness: number): Reading[] {
  const openedAfter = minuteMs + random.next() ** 4 * threeDaysMs
  const readings = [reading(mail, random, { afterMs: openedAfter })]
  if (random.next() < 0.25)
    readings.push(reading(mail, random, { afterMs: openedAfter + random.below(20 * 60 * minuteMs) }))
  if (mail.links > 0 && random.next() < 0.15 + 0.3 * eagerness) {
    const link = 1 + Math.floor(random.next() ** 1.6 * mail.links)
    readings.push(reading(mail, random, { afterMs: openedAfter + 10_000 + random.below(2 * minuteMs), link }))
  }
  return readings
}

function reading(
  { runId, contentId, messageId, agrees, arrivedMs }: ArrivedMail,
  random: Random,
  { afterMs, link = null, agent = agents.program }: { afterMs: number; link?: number | null; agent?: Reading['agent'] },
): Reading {
  const signals = { agent, isHead: false, isPrefetch: false } as const
  return {
    ...{ runId, contentId, messageId: agrees ? messageId : 0, link, atMs: Math.floor(arrivedMs + afterMs) },
    ...{ id: random.below(2 ** 31), ...signals, verdict: judgeRequest(signals), network: null },
  }
}

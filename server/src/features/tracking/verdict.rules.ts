import { type AgentKind, agentKind, deviceKind } from '../../platform/net/agent-kind.rules.ts'

/**
 * Whether a person or a machine opened or clicked. Only the signals are kept, so that a better rule can be applied to old
 * events: raise `rulesVersion` with every change that moves a verdict, and run `postrider tracking rejudge`.
 */
export const rulesVersion = 2

/** Kept as numbers, a billion times a month; a number never changes its meaning. */
export const agents = {
  unknown: 0,
  program: 1,
  googleProxy: 2,
  appleProxy: 3,
  scanner: 4,
  headless: 5,
  tool: 6,
  phone: 7,
  tablet: 8,
  computer: 9,
} as const
export const verdicts = {
  human: 0,
  head: 1,
  prefetch: 2,
  googleProxy: 3,
  appleProxy: 4,
  scanner: 5,
  headless: 6,
  tool: 7,
  nameless: 8,
  tooEarly: 9,
  burst: 10,
  repeated: 11,
} as const
export type Agent = (typeof agents)[keyof typeof agents]
export type EventVerdict = (typeof verdicts)[keyof typeof verdicts]

export interface Signals {
  agent: Agent
  isHead: boolean
  isPrefetch: boolean
}

/** How soon after the relay took a mail nobody can have read it. */
const earlyMs = 5000
/** So many different links within such a time: somebody is trying them all. */
export const burst = { links: 3, ms: 2000 }
/** Of one mail and link a person does one thing in such a time; of one run, link and network a few people may. */
export const repetition = { ms: 10_000, anonymous: 10 }

const agentsByKind: Record<Exclude<AgentKind, 'program'>, Agent> = {
  nameless: agents.unknown,
  googleProxy: agents.googleProxy,
  appleProxy: agents.appleProxy,
  scanner: agents.scanner,
  headless: agents.headless,
  tool: agents.tool,
}

/** What kind of program says this about itself; the words themselves are forgotten after that. */
export function agentOf(userAgent: string | undefined): Agent {
  const kind = agentKind(userAgent)
  return kind === 'program' ? agents[deviceKind(userAgent ?? '') ?? 'program'] : agentsByKind[kind]
}

const verdictOfAgent: Record<Agent, EventVerdict> = {
  [agents.unknown]: verdicts.nameless,
  [agents.program]: verdicts.human,
  [agents.phone]: verdicts.human,
  [agents.tablet]: verdicts.human,
  [agents.computer]: verdicts.human,
  [agents.googleProxy]: verdicts.googleProxy,
  [agents.appleProxy]: verdicts.appleProxy,
  [agents.scanner]: verdicts.scanner,
  [agents.headless]: verdicts.headless,
  [agents.tool]: verdicts.tool,
}

/** What a single request shows by itself. */
export function judgeRequest({ agent, isHead, isPrefetch }: Signals): EventVerdict {
  if (isHead) return verdicts.head
  if (isPrefetch) return verdicts.prefetch
  return verdictOfAgent[agent]
}

export interface EventOfMessage extends Signals {
  atMs: number
  link: number | null
  /** Of an event that is only looked at for its neighbours' sake: what it has been judged already. */
  stands?: EventVerdict
}

/** What the events of one message, in the order of time, show when they are seen together. */
export function judgeMessage(events: readonly EventOfMessage[], acceptedAtMs: number | null): EventVerdict[] {
  const inBurst = burstsIn(events)
  const lastHuman = new Map<number | null, number>()
  return events.map((event, i) => {
    const verdict = event.stands ?? judgeAmongOthers(event)
    if (verdict === verdicts.human) lastHuman.set(event.link, event.atMs)
    return verdict

    function judgeAmongOthers({ atMs, link }: EventOfMessage): EventVerdict {
      const alone = judgeRequest(event)
      if (alone !== verdicts.human) return alone
      if (acceptedAtMs !== null && atMs - acceptedAtMs <= earlyMs) return verdicts.tooEarly
      if (inBurst.has(i)) return verdicts.burst
      return atMs - (lastHuman.get(link) ?? Number.NEGATIVE_INFINITY) < repetition.ms
        ? verdicts.repeated
        : verdicts.human
    }
  })
}

/** Positions of all clicks that are part of a burst. One pass, because whoever floods a link shall not keep us busy. */
function burstsIn(events: readonly EventOfMessage[]): Set<number> {
  const clicks = events.flatMap(({ link, atMs }, position) => (link === null ? [] : [{ link, atMs, position }]))
  const found = new Set<number>()
  const within = new Map<number, number>()
  let first = 0
  let noted = 0
  for (const [last, { link, atMs }] of clicks.entries()) {
    within.set(link, (within.get(link) ?? 0) + 1)
    for (let old = clicks[first]; old && atMs - old.atMs > burst.ms; old = clicks[++first]) {
      const left = (within.get(old.link) ?? 1) - 1
      if (left > 0) within.set(old.link, left)
      else within.delete(old.link)
    }
    if (within.size < burst.links) continue
    for (noted = Math.max(noted, first); noted <= last; noted++)
      found.add((clicks[noted] as { position: number }).position)
  }
  return found
}

import type { Stage } from '../stage/stage.ts'
import { type Finding, finding } from '../verdict.ts'
import { type Measured, quantile } from './measure.rules.ts'
import type { Habit } from './neighbour.ts'

const mostSeconds = 2
/** What a sender has claimed before a mail comes may leave before it: as much as it claims at once, and once more. */
const mostOvertaking = 2 * 64
/** Of the rate without the neighbour. One that sends a newsletter as well has a right to half of it. */
const leastShare: Record<Habit, number> = { none: 0.8, bursting: 0.4, paused: 0.8, deferred: 0.8, poisonous: 0.8 }
/** A sender keeps below this, whatever accounts send. */
const mostMegabytes = 512

export function judgeHabit(
  { control }: Stage,
  measured: Measured,
  { sample, putAway }: { sample: boolean; putAway: number },
): Finding[] {
  const { habit, missing, seconds, overtaken, rateAlone, rateBeside } = measured
  const p99 = quantile(seconds, 0.99)
  const most = Math.max(...overtaken)
  const share = rateBeside / rateAlone
  const within = `${habit}: 99 % had their mail within ${p99.toFixed(2)} s`
  const rates = `${rateBeside.toFixed(0)} of ${rateAlone.toFixed(0)} mails a second`
  return [
    struck(measured, putAway),
    finding(missing === 0, `${habit}: ${missing} registrations without their mail`),
    finding(most <= mostOvertaking, `${habit}: at most ${most} of the neighbour's mails went before one that had come`),
    // The mails and seconds of a sample are too few to tell a percentile or a share by; whom it overtook tells enough.
    sample ? finding(true, `${within}; not judged`) : control.judgeTime({ sample }, p99 <= mostSeconds, within),
    finding(
      sample || share >= leastShare[habit],
      `${habit}: the newsletter kept ${share.toFixed(2)} of its rate, ${rates}; ${sample ? 'not judged' : `${leastShare[habit]} is enough`}`,
    ),
  ]
}

/** Without the trouble itself nothing is shown. */
function struck({ habit, left, deferred }: Measured, putAway: number): Finding {
  const signs: Record<Habit, [boolean, string]> = {
    none: [left === 0, `${left} mails of a neighbour left`],
    bursting: [left > 0, `${left} of the neighbour's mails left meanwhile`],
    paused: [left === 0 && putAway > 0, `${putAway} of the neighbour's mails were put away, ${left} left`],
    deferred: [deferred > 0 && left === 0, `the relay deferred ${deferred} of the neighbour's mails and took ${left}`],
    poisonous: [left > 0, `${left} of the neighbour's mails with a megabyte of values left meanwhile`],
  }
  const [passed, text] = signs[habit]
  return finding(passed, `${habit}: ${text}`)
}

interface End {
  large: number
  arrived: number
  senders: number
  peakMegabytes: number
}

export function judgeEnd({ large, arrived, senders, peakMegabytes }: End): Finding[] {
  return [
    finding(arrived === large, `poisonous: ${arrived} of ${large} with a megabyte of values have their mail`),
    finding(senders === 1, `the sender was started ${senders} times`),
    finding(peakMegabytes < mostMegabytes, `the sender had ${peakMegabytes.toFixed(0)} MB in use at most`),
  ]
}

export function figuresOf({ rateAlone, rateBeside, seconds, overtaken, left, deferred }: Measured) {
  const p99Seconds = quantile(seconds, 0.99)
  return { p99Seconds, overtaken: Math.max(...overtaken), rateAlone, share: rateBeside / rateAlone, left, deferred }
}

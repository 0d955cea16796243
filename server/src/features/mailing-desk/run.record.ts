import type { Followed } from './follow-run.ts'

export function runRecord({ account, pause, reported, stopsAt, ...moves }: Followed) {
  const { run, states, excluded, quarantined: _, ...parts } = account
  const { id, state, startedAt, pausedAt, finishedAt, resumeReason } = run
  const handedOver = parts.accepted + parts.refused
  const shareOf = (mails: number) => (handedOver === 0 ? 0 : mails / handedOver)
  return {
    ...{ id, state, startedAt, pausedAt, finishedAt, resumeReason },
    ...{ ...parts, excluded: Object.values(excluded).reduce((sum, n) => sum + n, 0), excludedBy: excluded },
    ...{ delivered: states.delivered ?? 0, inQueue: states.accepted ?? 0, cameBack: states.bounced ?? 0 },
    ...moves,
    hardBounces: { share: shareOf(reported.hardBounces), stopAt: stopsAt.hardBounces },
    complaints: { share: shareOf(reported.complaints), stopAt: stopsAt.complaints },
    pause: pause && {
      ...{ kind: pause.kind, by: pause.by, detail: 'detail' in pause ? pause.detail : null },
      ...(pause.kind === 'brake' || pause.kind === 'trial'
        ? { matter: pause.matter, count: pause.count, of: pause.of }
        : { matter: null, count: null, of: null }),
    },
  }
}

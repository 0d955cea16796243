/** Who acts. The ledgers write it down, so that everybody can ask later who it was. */
export type Actor =
  | { kind: 'key'; prefix: string }
  | { kind: 'user'; userId: number }
  /** Whoever runs the installation: in its console, or, without an id, at its command line. */
  | { kind: 'operator'; operatorId?: number }
  /** The subscriber, by a link of a mail or a form. */
  | { kind: 'person' }
  /** Bounces and complaints. */
  | { kind: 'mailSystem' }
  /** Rules that act by themselves, such as deleting what is kept no longer. */
  | { kind: 'retention' }

type ActorKind = Actor['kind']

const names: { [K in ActorKind]: (actor: Extract<Actor, { kind: K }>) => string } = {
  key: ({ prefix }) => `key:${prefix}`,
  user: ({ userId }) => `user:${userId}`,
  operator: ({ operatorId }) => (operatorId === undefined ? 'operator' : `operator:${operatorId}`),
  person: () => 'person',
  mailSystem: () => 'mail-system',
  retention: () => 'retention',
}

/** As ledgers keep it: the kind, and behind a colon which one where there are several. */
export function actorName(actor: Actor): string {
  return (names[actor.kind] as (actor: Actor) => string)(actor)
}

/** People, by what was found of them: a set is found once, whatever is made of it. */
export type People =
  | { of: 'everyone' | 'nobody' }
  | { of: 'found'; place: number }
  | { of: 'both' | 'either' | 'without'; one: People; other: People }

/**
 * Where somebody stands to a condition, for all people at once: two sets, for whom it is true and for whom it is false. Who is in
 * neither is unknown.
 */
export interface Judged {
  isTrue: People
  isFalse: People
}

export const everyone: People = { of: 'everyone' }
export const nobody: People = { of: 'nobody' }

export function both(one: People, other: People): People {
  return { of: 'both', one, other }
}

function either(one: People, other: People): People {
  return { of: 'either', one, other }
}

/** Who is in the one set and not in the other. */
export function minus(one: People, other: People): People {
  return { of: 'without', one, other }
}

/** What is not true of somebody is false: the complement over all subscribers, whoever has no value included. */
export function certain(isTrue: People): Judged {
  return knownOf(everyone, isTrue)
}

/** Known of some people only; the others stay unknown. */
export function knownOf(known: People, isTrue: People): Judged {
  const among = known === everyone ? everyone : both(known, everyone)
  return { isTrue: both(among, isTrue), isFalse: minus(among, isTrue) }
}

export function not({ isTrue, isFalse }: Judged): Judged {
  return { isTrue: isFalse, isFalse: isTrue }
}

export function allOf(parts: readonly Judged[]): Judged {
  const [first, ...more] = parts
  if (!first) return { isTrue: everyone, isFalse: nobody }
  return more.reduce(
    (all, part) => ({ isTrue: both(all.isTrue, part.isTrue), isFalse: either(all.isFalse, part.isFalse) }),
    first,
  )
}

export function anyOf(parts: readonly Judged[]): Judged {
  return not(allOf(parts.map(not)))
}

export function unknownTo({ isTrue, isFalse }: Judged): People {
  return minus(minus(everyone, isTrue), isFalse)
}

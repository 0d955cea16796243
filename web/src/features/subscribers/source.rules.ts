const sources = [
  'create',
  'update',
  'upsert',
  'multiple',
  'register',
  'trigger',
  'confirm',
  'page',
  'oneClick',
  'mailto',
  'feedbackReport',
  'hardBounce',
  'complaint',
  'undo',
  'userAdd',
  'userAsk',
  'userReady',
  'userNoOptin',
  'userTransactional',
  'userReactivate',
  'userArchive',
  'userUnsubscribe',
  'userBlacklist',
  'userUndo',
  'import',
  'preferences',
  'addressChange',
] as const

/** The ways that have words; whatever comes later is told by who did it. */
export function knownSource(source: string | null): (typeof sources)[number] | 'other' {
  return sources.find((known) => known === source) ?? 'other'
}

const actors = ['user', 'key', 'person', 'mail-system', 'operator', 'retention'] as const

export function knownActor(kind: string): (typeof actors)[number] | 'unknown' {
  return actors.find((known) => known === kind) ?? 'unknown'
}

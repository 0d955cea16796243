/** Kinds of what somebody shows: what they know, have or are. The names are those of RFC 8176. */
const kindOf: Record<string, 'known' | 'had' | 'own'> = {
  pwd: 'known',
  pin: 'known',
  kba: 'known',
  otp: 'had',
  hwk: 'had',
  swk: 'had',
  sc: 'had',
  sms: 'had',
  tel: 'had',
  face: 'own',
  fpt: 'own',
  iris: 'own',
  retina: 'own',
  vbm: 'own',
}

/** Whether the provider says that it has asked for a second factor. What it does not say does not count. */
export function saysSecondFactor(amr: unknown): boolean {
  if (!Array.isArray(amr)) return false
  if (amr.includes('mfa')) return true
  const kinds = amr.map((name) => (typeof name === 'string' && Object.hasOwn(kindOf, name) ? kindOf[name] : undefined))
  return new Set(kinds.filter(Boolean)).size > 1
}

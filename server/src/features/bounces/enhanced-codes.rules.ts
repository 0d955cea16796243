import type { BounceClass } from './bounce-class.rules.ts'

/** Codes (RFC 3463 and the registry of IANA) that say by themselves what happened. */
const precise: Record<string, BounceClass> = {
  '5.1.1': 'hard',
  '5.1.3': 'hard',
  '5.1.6': 'hard',
  '5.1.10': 'hard',
  '5.7.17': 'hard',
  '5.7.18': 'hard',
  '5.1.2': 'hardAfterTwo',
  '5.2.1': 'hardAfterTwo',
  '5.4.4': 'hardAfterTwo',
  '5.7.13': 'hardAfterTwo',
  '4.2.2': 'full',
  '5.2.2': 'full',
  '4.4.7': 'expired',
  '5.4.7': 'expired',
  '5.2.3': 'content',
  '5.3.4': 'content',
  '5.5.1': 'protocol',
  '5.5.2': 'protocol',
  '5.5.4': 'protocol',
  '5.5.5': 'protocol',
  '5.5.6': 'protocol',
  '5.1.7': 'senderFault',
  '5.1.8': 'senderFault',
  '5.1.9': 'senderFault',
  '5.7.5': 'senderFault',
  '5.7.8': 'senderFault',
  '5.7.20': 'senderFault',
  '5.7.21': 'senderFault',
  '5.7.22': 'senderFault',
  '5.7.23': 'senderFault',
  '5.7.24': 'senderFault',
  '5.7.26': 'senderFault',
  '5.7.27': 'senderFault',
  '5.7.29': 'senderFault',
  '5.7.30': 'senderFault',
  '5.7.32': 'senderFault',
  '5.7.509': 'senderFault',
  '5.7.515': 'senderFault',
  '4.7.26': 'senderFault',
  '4.7.27': 'senderFault',
  '4.7.29': 'senderFault',
  '4.7.30': 'senderFault',
  '4.7.32': 'senderFault',
  '4.5.3': 'throttle',
  '4.7.28': 'throttle',
  '4.7.650': 'throttle',
  '5.7.28': 'throttle',
  '5.7.9': 'block',
  '5.7.25': 'block',
  '5.7.38': 'block',
}

/** Families of which the text may say more. */
const vague: [RegExp, BounceClass][] = [
  [/^5\.6\./, 'content'],
  [/^5\.7\./, 'block'],
  [/^5\.5\./, 'protocol'],
  [/^4\./, 'soft'],
]

export function classOfPreciseCode(enhanced: string): BounceClass | undefined {
  return Object.hasOwn(precise, enhanced) ? precise[enhanced] : undefined
}

export function classOfVagueCode(enhanced: string): BounceClass | undefined {
  return vague.find(([pattern]) => pattern.test(enhanced))?.[1]
}

/** A refusal by policy: whatever its words are, it says nothing about whether the address exists. */
export function isPolicyCode(enhanced: string): boolean {
  return /^[45]\.7\./.test(enhanced)
}

const replyCodes: Record<number, BounceClass> = {
  500: 'protocol',
  501: 'protocol',
  502: 'protocol',
  503: 'protocol',
  504: 'protocol',
  521: 'hardAfterTwo',
  523: 'content',
  552: 'full',
  554: 'block',
  555: 'protocol',
  556: 'hard',
  571: 'block',
}

/** 550 stands for an unknown mailbox and for a refusal by policy alike, so alone it decides nothing. */
export function classOfReplyCode(code: number): BounceClass | undefined {
  return replyCodes[code]
}

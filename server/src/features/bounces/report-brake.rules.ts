/** How often something came back about the mails of one run. */
export interface RunReports {
  /** Mails handed over, or about to be. */
  handedOver: number
  byClass: Record<string, number>
}

const fewestMails = 200
const limits = [
  { class: 'abuse', share: 0.003, words: 'called spam by their receivers' },
  { class: 'hard', share: 0.05, words: 'sent to addresses that do not exist' },
  { class: 'block', share: 0.01, words: 'refused by policy' },
  { class: 'senderFault', share: 0.01, words: 'refused because of the sender domain' },
  { class: 'content', share: 0.005, words: 'refused for their content' },
  { class: 'protocol', share: 0.005, words: 'refused because of a fault in how we speak SMTP' },
]

/** Why the run should pause, if it should. */
export function brakeReason({ handedOver, byClass }: RunReports): string | undefined {
  if (handedOver < fewestMails) return undefined
  const limit = limits.find(({ class: name, share }) => (byClass[name] ?? 0) > share * handedOver)
  return limit && `${limit.words}: ${byClass[limit.class]} of ${handedOver} mails`
}

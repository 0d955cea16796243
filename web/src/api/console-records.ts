import type { components } from './console-api.d.ts'

type Records = components['schemas']

/** Which operator has signed in. */
export type ConsoleSession = Records['ConsoleSession']
/** Whether mail is leaving, and what waits. */
export type Now = Records['Now']
export type Frozen = Records['Frozen']
export type WaitingAccount = Records['WaitingAccount']
export type ListedAccount = Records['ListedAccount']
export type AccountOfOperator = Records['AccountOfOperator']
export type ActOfOperator = Records['ActOfOperator']
/** Something that takes several operators. */
export type OperatorRequest = Records['OperatorRequest']
/** Somebody of an account, while its admins let operators look. */
export type PersonFound = Records['SubscriberView']
export type PersonShown = Records['Subscriber']
export type KnownOperator = Records['KnownOperator']

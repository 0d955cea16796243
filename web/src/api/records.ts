import type { components } from './app-api.d.ts'

type Records = components['schemas']

export type User = Records['User']
export type Session = Records['Session']
/** An account the user works in, with what they may do there. */
export type Account = Records['SessionAccount']
export type Member = Records['Member']
export type Role = Member['role']
/** Somewhere the user is signed in. */
export type ListedSession = Records['ListedSession']
export type Job = Records['Job']
export type Pagination = Records['Pagination']
export type SubscriberView = Records['SubscriberView']
export type Subscriber = Records['Subscriber']
export type SubscriberChannel = Records['SubscriberChannel']
export type Overview = Records['Overview']
export type OverviewNewsletter = Records['OverviewNewsletter']

export { type Decision, decideSignup } from './decide-signup.ts'
export { forgetSignups } from './forget-signups.ts'

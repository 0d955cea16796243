export { forgetSignups } from './forget-signups.ts'

export { listActiveOptinMailings } from './mailing.store.ts'

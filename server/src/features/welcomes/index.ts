export { sendWelcomes } from './send-welcomes.ts'
export { insertWelcomes } from './welcome.store.ts'

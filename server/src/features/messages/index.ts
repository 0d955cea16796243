export { countOptinMessages, queueOptinMessage } from './message.store.ts'

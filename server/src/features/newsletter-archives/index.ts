export { checkDueHosts } from './check-due-hosts.ts'

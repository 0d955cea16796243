export { type AccountStanding, readStanding } from './read-standing.ts'

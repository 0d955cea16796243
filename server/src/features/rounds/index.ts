export { keepRound } from './keep-round.ts'
export { type RoundName, type RoundProcess, rounds } from './round.rules.ts'
export { type AccountFailure, type RoundReport, readFailedAccounts, readRounds } from './round.store.ts'
export { Turn } from './turn.ts'

export { consoleBase, consoleCookie, consoleRoutes, createConsoleGate } from './console.gate.ts'
export type { Desk } from './desk.ts'
export { allOperators } from './manage-operators.ts'
export { operatorRefusals } from './operator.refusals.ts'
